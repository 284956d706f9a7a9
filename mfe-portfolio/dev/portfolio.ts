import type {
  ActionNotice,
  PortfolioCompany,
  PortfolioEntry,
  PortfolioFactsReply,
  SearchReply,
} from '@tayyib/shared/contracts';

const source = { publisher: 'NSE', document: 'actions.csv', asOf: '2026-06-05', publishedOn: null };

/** An action whose terms are not on file. */
export const demerger: ActionNotice = {
  kind: 'demerger',
  exDate: '2026-07-20',
  subject: 'Scheme of Demerger',
  source: { ...source, asOf: '2026-07-20' },
};

/** Complies, pays a dividend, and was split. */
export const goods: PortfolioCompany = {
  type: 'stock',
  isin: 'INE000001010',
  stock: 'Everyday Goods Limited',
  stock_code: 'GOODS',
  shariah_status: 1,
  badge: 'compliant',
  accountsTo: '2026-03-31',
  freshness: 'fresh',
  grade: null,
  sector: 'Consumer goods',
  size: 'large',
  close: { day: '2026-11-20', paise: 15_000 },
  pastCloses: [null, 9000, 12_000, 15_000],
  reason: 'All ratios are within their limits.',
  isWatched: false,
  steps: [{ exDate: '2025-06-02', factor: 0.5, kind: 'split' }],
  dividends: [{ exDate: '2026-06-05', rupees: 2, subject: 'Dividend - Rs 2', source }],
  notices: [],
  impureShare: { least: 0.01, most: 0.01 },
  impureYear: { to: '2026-03-31', rupeesPerShare: { least: 0.5, most: 0.5 } },
  breach: null,
  changes: [{ day: '2025-01-10', badge: 'compliant' }],
};

/** Turned non-compliant while it was held. */
export const energy: PortfolioCompany = {
  ...goods,
  isin: 'INE000002018',
  stock: 'Bright Energy Limited',
  stock_code: 'ENERGY',
  shariah_status: 4,
  badge: 'non_compliant',
  sector: 'Energy',
  size: 'mid',
  close: { day: '2026-11-20', paise: 9000 },
  pastCloses: [8000, 10_000, 11_000, 9000],
  reason: 'Debt is 31% of total assets; the limit is 25%.',
  steps: [],
  dividends: [],
  impureShare: { least: 0.02, most: 0.02 },
  impureYear: { to: '2026-03-31', rupeesPerShare: { least: 3.65, most: 3.65 } },
  breach: {
    since: '2026-08-12',
    reason: 'Debt is 29% of total assets; the limit is 25%.',
    closeThen: { day: '2026-08-12', paise: 11_000 },
  },
  changes: [
    { day: '2025-01-10', badge: 'compliant' },
    { day: '2025-09-10', badge: 'non_compliant' },
    { day: '2026-01-10', badge: 'compliant' },
    { day: '2026-08-12', badge: 'non_compliant' },
  ],
};

/** What is on file of the requested companies. */
export const portfolioFacts = (
  isins: readonly string[],
  { isDetailed = true, names = [] }: { isDetailed?: boolean; names?: readonly string[] } = {},
): PortfolioFactsReply => ({
  day: '2026-11-20',
  standard: { id: 'TASIS', edition: '2026-11.5', title: 'TASIS' },
  isDetailed,
  pastDays: ['2024-11-22', '2025-05-20', '2026-05-22', '2026-11-20'],
  companies: [goods, energy].filter(({ isin }) => isins.includes(isin)),
  found: names.flatMap((name) => (name === goods.stock_code ? [{ name, isin: goods.isin }] : [])),
  candidates: names.flatMap((name) =>
    name === goods.stock_code
      ? [{ name, isin: goods.isin, stock: goods.stock, from: null, until: null }]
      : [],
  ),
});

/** Purchases of both. */
export const portfolioEntries: PortfolioEntry[] = [
  {
    key: 'typed:1',
    kind: 'buy',
    isin: goods.isin,
    day: '2025-01-15',
    quantity: 10,
    amountPaise: 200_000,
    chargesPaise: 0,
    source: 'typed',
  },
  {
    key: 'typed:2',
    kind: 'buy',
    isin: energy.isin,
    day: '2026-02-02',
    quantity: 20,
    amountPaise: 200_000,
    chargesPaise: 1000,
    source: 'typed',
  },
];

/** Stocks by a part of the name or code. */
export const foundStocks = (query: URLSearchParams): SearchReply => {
  const text = query.get('q')?.toLowerCase() ?? '';
  const stocks = [goods, energy]
    .filter(({ stock, stock_code: code }) => `${code} ${stock}`.toLowerCase().includes(text))
    .map(({ type, isin, stock, stock_code, shariah_status, badge, accountsTo, freshness, grade }) => ({
      type,
      isin,
      stock,
      stock_code,
      shariah_status,
      badge,
      accountsTo,
      freshness,
      grade,
    }));
  return { stocks, ipos: [], topics: [] };
};
