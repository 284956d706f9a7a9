import type { StandardId } from '@tayyib/shared/contracts';

export const methodIds = ['dividend', 'shareHeld', 'gain', 'unitDay'] as const;
export type MethodId = (typeof methodIds)[number];

interface PublishedMethod {
  title: string;
  /** What it purifies, in a sentence. */
  text: string;
  purifiesGains: boolean;
  source: string;
  address: string;
}

/** The four methods, each with where it is published. They are never mixed; none is a ruling. */
export const methods: Readonly<Record<MethodId, PublishedMethod>> = {
  dividend: {
    title: 'By dividend',
    text: 'The dividends you received, times the impure share of the company’s income in that year.',
    purifiesGains: false,
    source: 'Zoya',
    address: 'https://community.zoya.finance/t/spus-and-hlal-purification/487',
  },
  shareHeld: {
    title: 'By share held (AAOIFI)',
    text: 'The company’s impure income of the year for each share you held on its last day, dividend or not. Shares bought and sold within the year: nothing.',
    purifiesGains: false,
    source: 'AAOIFI, as applied by Zoya',
    address: 'https://help.zoya.finance/en/articles/4189829-how-do-i-purify-my-investments',
  },
  gain: {
    title: 'By gain',
    text: 'The impure share of the profit you made by selling; nothing of a loss. Some ask for it besides the dividend, some instead, some not at all.',
    purifiesGains: true,
    source: 'Zoya’s community, on the three opinions',
    address: 'https://community.zoya.finance/t/using-zoya-app-to-purify-stocks/2742',
  },
  unitDay: {
    title: 'By day held (TASIS)',
    text: 'The impure income per share, spread over the days of the year, for each day you held each share. TASIS publishes such rates of funds; using them for a share is our reading.',
    purifiesGains: false,
    source: 'TASIS letter to Tata Ethical Fund',
    address: 'https://www.scribd.com/document/609004387/shariah-letter-november-2018-pdf',
  },
};

interface StandardMethod {
  method: MethodId;
  why: string;
  address: string | null;
}

/** Of standards whose own method we have not read. */
const unread: StandardMethod = {
  method: 'dividend',
  why: 'We have not read a method of this standard; dividends are the usual form.',
  address: null,
};

/** The method a standard follows, and where that is published. */
export const methodOfStandard: Readonly<Record<StandardId, StandardMethod>> = {
  TASIS: {
    method: 'unitDay',
    why: 'TASIS rejects the link to dividends and purges by unit and day.',
    address: 'http://tasis.in/faqquestion/3/0/0/29',
  },
  AAOIFI: {
    method: 'shareHeld',
    why: 'AAOIFI standard 21 asks for the prohibited income of each share held.',
    address:
      'https://forum.islamicfinanceguru.com/t/aaoifi-allow-5-of-any-haram-income-or-just-interest-one/1620',
  },
  MSCI: {
    method: 'dividend',
    why: 'MSCI adjusts dividends by a factor.',
    address: 'https://www-cdn.msci.com/web/msci/our-solutions/indexes/esg-indexes/islamic-indexes',
  },
  SP: unread,
  DOW_JONES: unread,
  FTSE_YASAAR: unread,
  SC_MALAYSIA: unread,
};
