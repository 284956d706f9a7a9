import type {
  Badge,
  CorporateActionsPage,
  FilingsPage,
  PeersReply,
  SimilarReply,
} from '@tayyib/shared/contracts';
import type { Fixtures } from '@tayyib/shared/standalone';
import {
  nse,
  sampleFigures,
  sampleFundamentals,
  sampleMedians,
  samplePrices,
  sampleProjection,
  sampleSwot,
  sampleTechnicals,
} from './numbersFixtures';

const [first, second, third] = sampleFigures;

const samplePeers: PeersReply = {
  standard: 'TASIS',
  of: first,
  level: 'industry',
  className: 'Petroleum Products',
  peers: [second, third],
  medians: sampleMedians,
  method: 'Others of the narrowest class with at least three companies, nearest in size first.',
};

const sampleSimilar: SimilarReply = {
  standard: 'TASIS',
  of: second,
  level: 'industry',
  className: 'Petroleum Products',
  sameVerdict: [],
  compliantAlternatives: [first],
  alternativesLevel: 'industry',
  alternativesClass: 'Petroleum Products',
  method: 'Stocks of the same class and the same answer.',
};

const actions: CorporateActionsPage = {
  rows: [
    {
      exDate: '2026-08-14',
      recordDate: '2026-08-14',
      kind: 'dividend',
      subject: 'Dividend - Rs 5.50 Per Share',
      dividendRupees: 5.5,
      priceFactor: null,
      source: nse,
    },
  ],
  total: 1,
  page: 1,
  pageSize: 25,
};

const filings: FilingsPage = {
  rows: [
    {
      periodStart: '2025-04-01',
      periodEnd: '2026-03-31',
      nature: 'consolidated',
      format: 'ind_as',
      audited: true,
      isAnnual: true,
      detail: 'full',
      figuresStated: 17,
      segments: 5,
      source: nse,
    },
  ],
  total: 1,
  page: 1,
  pageSize: 25,
};

/** The numbers of one stock; the same for every id. */
export const numbers = {
  'GET /api/stocks/:id/prices': samplePrices,
  'GET /api/stocks/:id/fundamentals': sampleFundamentals,
  'GET /api/stocks/:id/technicals': sampleTechnicals,
  'GET /api/stocks/:id/swot': sampleSwot,
  'GET /api/stocks/:id/projection': sampleProjection,
  'GET /api/stocks/:id/peers': samplePeers,
  'GET /api/stocks/:id/similar': sampleSimilar,
  'GET /api/stocks/:id/corporate-actions': actions,
  'GET /api/stocks/:id/filings': filings,
} satisfies Fixtures;

const nothing = { rows: [], total: 0, page: 1, pageSize: 25 };

/** A stock without any numbers on file. */
export const noNumbers = {
  ...numbers,
  'GET /api/stocks/:id/prices': { ...samplePrices, bars: [], source: null },
  'GET /api/stocks/:id/fundamentals': { ...sampleFundamentals, chosen: null, series: [] },
  'GET /api/stocks/:id/technicals': { ...sampleTechnicals, figures: null, source: null },
  'GET /api/stocks/:id/peers': { ...samplePeers, className: null, peers: [] },
  'GET /api/stocks/:id/similar': { ...sampleSimilar, className: null, compliantAlternatives: [] },
  'GET /api/stocks/:id/projection': { ...sampleProjection, projections: [] },
  'GET /api/stocks/:id/corporate-actions': nothing,
  'GET /api/stocks/:id/filings': nothing,
} satisfies Fixtures;

/** Stocks similar to one with this verdict: a compliant one needs no alternatives. */
export const similarTo = (badge: Badge) =>
  ({
    'GET /api/stocks/:id/similar': {
      ...sampleSimilar,
      of: sampleFigures.find((stock) => stock.badge === badge) ?? second,
      compliantAlternatives: badge === 'compliant' ? [] : [first],
    },
  }) satisfies Fixtures;

/** A stock without similar ones. */
export const noSimilarStocks = {
  'GET /api/stocks/:id/similar': { ...sampleSimilar, compliantAlternatives: [] },
} satisfies Fixtures;
