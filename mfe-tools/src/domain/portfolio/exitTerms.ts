import type { PortfolioFactsReply, StandardId } from '@tayyib/shared/contracts';

/** What a standard says about leaving a company that no longer complies. */
export interface ExitTerm {
  /** The edition of our data that was read for this. */
  edition: string;
  /** Days the standard gives; null where its text, as we could read it, gives none. */
  days: number | null;
  /** How the standard avoids a sale for a short breach; null where we know of nothing. */
  hysteresis: { says: string; source: string; address: string } | null;
}

const read = '2026-11.3';
const unknown: ExitTerm = { edition: read, days: null, hysteresis: null };

/** By standard. A number enters only with its source. */
const exitTerms: Readonly<Partial<Record<StandardId, ExitTerm>>> = {
  TASIS: unknown,
  AAOIFI: unknown,
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
};

/** What is known of an edition; of one that was not read, nothing. */
export function exitTermOf({ id, edition }: PortfolioFactsReply['standard']): ExitTerm {
  const term = exitTerms[id] ?? unknown;
  return term.edition === edition ? term : { edition, days: null, hysteresis: null };
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
