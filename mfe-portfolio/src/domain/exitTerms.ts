import type { PortfolioFactsReply, StandardId } from '@tayyib/shared/contracts';

/** What a text says, and where it was read. */
interface Cited {
  says: string;
  source: string;
  address: string;
}

/** What a standard says about leaving a company that no longer complies. */
export interface ExitTerm {
  /** The edition of our data that was read for this. */
  edition: string;
  /** Days the standard gives; null where its text, as we could read it, gives none. */
  days: number | null;
  /** What the standard says instead of, or besides, a number of days; empty where we have read nothing. */
  rules: readonly Cited[];
  /** What to know before applying these rules to an Indian company; null where there is nothing. */
  remark: string | null;
  /** How the standard avoids a sale for a short breach; null where we know of nothing. */
  hysteresis: Cited | null;
}

const read = '2026-11.5';
const unknown: ExitTerm = { edition: read, days: null, rules: [], remark: null, hysteresis: null };

/** By standard. A number or a rule enters only with the page on which it was read. */
const exitTerms: Readonly<Record<StandardId, ExitTerm>> = {
  TASIS: unknown,
  AAOIFI: unknown,
  SP: unknown,
  DOW_JONES: {
    ...unknown,
    hysteresis: {
      says: 'A company within two points of the limit leaves only in the third quarter in a row, and returns only in the third that passes.',
      source: 'Dow Jones Islamic Market, 2026, as recorded by Hujja',
      address: 'https://pypi.org/project/hujja/',
    },
  },
  MSCI: {
    ...unknown,
    hysteresis: {
      says: 'A company enters at 30% at most, and stays up to 33.33%.',
      source: 'MSCI Islamic Indexes',
      address: 'https://www-cdn.msci.com/web/msci/our-solutions/indexes/esg-indexes/islamic-indexes',
    },
  },
  FTSE_YASAAR: unknown,
  SC_MALAYSIA: {
    ...unknown,
    remark:
      'The Commission announces for companies listed in Malaysia. For others, the day of the verdict comes nearest.',
    rules: [
      {
        says: 'Shares of a company that is reclassified should be disposed of if their market price is at or above what they cost: dividends up to that day and the gain may be kept, while dividends and gains after the announcement go to charity. Below their cost they may be held until the dividends received and the market value together equal it.',
        source: 'Bursa Malaysia, on reviews by the Shariah Advisory Council',
        address:
          'https://assist.bursamalaysia.com/hc/en-us/articles/11685994530191-If-my-Shariah-compliant-securities-have-been-reclassified-as-non-compliant-after-a-review-by-the-Shariah-Advisory-Council-SAC-of-the-Securities-Commission-Malaysia-SC-do-I-need-to-sell-them-right-away',
      },
      {
        says: 'Shares that did not comply when they were bought: within a month of knowing it. The cost may be kept; gains and dividends go to charity.',
        source: 'Bursa Malaysia, Treatment of Shariah Non-Compliant Securities',
        address:
          'http://ws.bursamalaysia.com/market/islamic-markets/education/treatment-of-shariah-non-compliant-securities/',
      },
    ],
  },
};

/** What is known of an edition; of one that was not read, nothing. */
export function exitTermOf({ id, edition }: PortfolioFactsReply['standard']): ExitTerm {
  const term = exitTerms[id];
  return term.edition === edition ? term : { ...unknown, edition };
}

/** Periods in use elsewhere, which belong to no standard. */
export const practices = [
  {
    says: '90 days from the breach',
    source: 'Halal Investmentor',
    address: 'https://halalinvestmentor.com/faq/how-to-purify-when-shares-turns-non-compliant/',
  },
  {
    says: 'sell, or one quarter of grace',
    source: 'Zoya',
    address: 'https://help.zoya.finance/en/articles/4189829-how-do-i-purify-my-investments',
  },
] as const;
