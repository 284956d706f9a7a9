import { http, HttpResponse } from 'msw';
import type {
  Badge,
  CorporateActionsPage,
  FilingsPage,
  PeersReply,
  PurificationYear,
  PurificationYearsReply,
  SimilarReply,
} from '@tayyib/shared/contracts';
import {
  nse,
  sampleFigures,
  sampleFundamentals,
  sampleMedians,
  samplePrices,
  sampleProjection,
  sampleShareholding,
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
      isReplaced: false,
      source: nse,
    },
  ],
  total: 1,
  page: 1,
  pageSize: 25,
};

const croreRupees = 10_000_000;

/** A year in which one per cent of the income is impure. */
export const samplePurificationYear: PurificationYear = {
  from: '2025-04-01',
  to: '2026-03-31',
  nature: 'consolidated',
  source: nse,
  shares: null,
  impure: {
    lines: [],
    leastRupees: 10 * croreRupees,
    mostRupees: 10 * croreRupees,
    totalIncomeRupees: 1000 * croreRupees,
    imputed: null,
    missing: [],
  },
};

/** A company with one dividend and accounts of one year. */
const purifiedByYear = (year: PurificationYear): PurificationYearsReply => ({
  day: '2026-11-24',
  standard: { id: 'TASIS', title: 'TASIS norms', edition: '2026-11.5' },
  isDetailed: true,
  companies: [
    {
      isin: first.isin,
      stock: first.stock,
      stock_code: first.stock_code,
      type: 'stock',
      shariah_status: 1,
      badge: 'compliant',
      accountsTo: '2025-03-31',
      freshness: 'fresh',
      grade: null,
      steps: [],
      changedOn: [],
      stated: null,
      breachSince: null,
      dividends: [
        { exDate: '2026-08-14', rupees: 5.5, subject: 'Dividend - Rs 5.50 Per Share', source: nse },
      ],
      years: [year],
    },
  ],
});

/** The reply for the purification of a stock by the accounts of one year. */
export const purifiedBy = (year: PurificationYear) =>
  http.get('/api/purification/years', () => HttpResponse.json(purifiedByYear(year)));

/** The numbers of one stock; the same for every id. */
export const numbers = [
  purifiedBy(samplePurificationYear),
  http.get('/api/stocks/:id/prices', () => HttpResponse.json(samplePrices)),
  http.get('/api/stocks/:id/fundamentals', () => HttpResponse.json(sampleFundamentals)),
  http.get('/api/stocks/:id/shareholding', () => HttpResponse.json(sampleShareholding)),
  http.get('/api/stocks/:id/technicals', () => HttpResponse.json(sampleTechnicals)),
  http.get('/api/stocks/:id/swot', () => HttpResponse.json(sampleSwot)),
  http.get('/api/stocks/:id/projection', () => HttpResponse.json(sampleProjection)),
  http.get('/api/stocks/:id/peers', () => HttpResponse.json(samplePeers)),
  http.get('/api/stocks/:id/similar', () => HttpResponse.json(sampleSimilar)),
  http.get('/api/stocks/:id/corporate-actions', () => HttpResponse.json(actions)),
  http.get('/api/stocks/:id/filings', () => HttpResponse.json(filings)),
];

const nothing = { rows: [], total: 0, page: 1, pageSize: 25 };

/** A stock without any numbers on file. */
export const noNumbers = [
  http.get('/api/stocks/:id/prices', () => HttpResponse.json({ ...samplePrices, bars: [], source: null })),
  http.get('/api/stocks/:id/fundamentals', () =>
    HttpResponse.json({ ...sampleFundamentals, chosen: null, series: [] }),
  ),
  http.get('/api/stocks/:id/shareholding', () => HttpResponse.json({ ...sampleShareholding, quarters: [] })),
  http.get('/api/stocks/:id/technicals', () =>
    HttpResponse.json({ ...sampleTechnicals, figures: null, source: null }),
  ),
  http.get('/api/stocks/:id/peers', () => HttpResponse.json({ ...samplePeers, className: null, peers: [] })),
  http.get('/api/stocks/:id/similar', () =>
    HttpResponse.json({ ...sampleSimilar, className: null, compliantAlternatives: [] }),
  ),
  http.get('/api/stocks/:id/projection', () => HttpResponse.json({ ...sampleProjection, projections: [] })),
  http.get('/api/stocks/:id/corporate-actions', () => HttpResponse.json(nothing)),
  http.get('/api/stocks/:id/filings', () => HttpResponse.json(nothing)),
];

/** Stocks similar to one with this verdict: a compliant one needs no alternatives. */
export const similarTo = (badge: Badge) => [
  http.get('/api/stocks/:id/similar', () =>
    HttpResponse.json({
      ...sampleSimilar,
      of: sampleFigures.find((stock) => stock.badge === badge) ?? second,
      compliantAlternatives: badge === 'compliant' ? [] : [first],
    }),
  ),
];

/** A stock without similar ones. */
export const noSimilarStocks = [
  http.get('/api/stocks/:id/similar', () =>
    HttpResponse.json({ ...sampleSimilar, compliantAlternatives: [] }),
  ),
];
