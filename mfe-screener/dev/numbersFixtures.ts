import type {
  AccountingYear,
  FactSource,
  Fundamentals,
  Medians,
  PriceBar,
  PriceSeries,
  ProjectionReply,
  ShareholdingReply,
  StockFigures,
  SwotReply,
  Technicals,
} from '@tayyib/shared/contracts';

export const nse: FactSource = {
  publisher: 'NSE filing',
  document: 'https://nsearchives.nseindia.com/corporate/xbrl/sample.xml',
  asOf: '2026-03-31',
  publishedOn: '2026-05-10',
};
const one = { isin: 'INE002A01018', stock: 'Reliance Industries Ltd', stock_code: 'RELIANCE' };

const quarter = (asOf: string, promoterShare: number, pledgedShare: number | null) => ({
  asOf,
  promoterShare,
  publicShare: 1 - promoterShare,
  pledgedShare,
  totalShares: pledgedShare === null ? null : 13_532_472_634,
  source: { ...nse, publisher: 'Shareholding pattern filed with the exchange', asOf },
});
export const sampleShareholding: ShareholdingReply = {
  ...one,
  quarters: [
    quarter('2025-12-31', 0.5, null),
    quarter('2026-03-31', 0.501, 0.02),
    quarter('2026-06-30', 0.503, 0),
  ],
  notes: ['Free float is at most what the public holds.'],
};

/** Sixty days of made-up prices; the source states that they are made up. */
const bars: PriceBar[] = Array.from({ length: 60 }, (_, at) => {
  const close = 1300 + Math.round(40 * Math.sin(at / 6)) + at;
  const day = new Date(Date.UTC(2026, 8, 1 + at)).toISOString().slice(0, 10);
  return { day, open: close - 6, high: close + 9, low: close - 11, close, volume: 5_000_000 + at * 10_000 };
});
/** The closes of a year in a row: a made-up wave, of each company another one. */
export const sampleYear = (seed: number): number[] =>
  Array.from({ length: 24 }, (_, at) => Math.round(1000 + 90 * Math.sin((at + seed) / 4) + at * (seed % 5)));

export const samplePrices: PriceSeries = {
  ...one,
  interval: 'day',
  isCoarser: false,
  prices: 'adjusted',
  bars,
  since: '2012-01-02',
  adjustments: [{ exDate: '2026-09-20', factor: 0.5 }],
  exchanges: ['NSE'],
  source: { ...nse, publisher: 'Made up for development' },
};

const noFigures = {
  sales: null,
  otherIncome: null,
  totalIncome: null,
  interestIncome: null,
  interestReceived: null,
  dividendIncome: null,
  interest: null,
  profitBeforeTax: null,
  netProfit: null,
  eps: null,
  epsFiled: null,
  operatingCashFlow: null,
  totalAssets: null,
  equity: null,
  bookValue: null,
  debt: null,
  cash: null,
  receivables: null,
  inventories: null,
  investments: null,
  paidUpCapital: null,
  currentBorrowings: null,
  tradePayables: null,
  currentTax: null,
};
const noRatios = {
  roe: null,
  roce: null,
  roa: null,
  netMargin: null,
  debtToAssets: null,
  debtToEquity: null,
  interestCoverage: null,
  interestIncomeToIncome: null,
  liquidity: null,
  assetTurnover: null,
  debtorDays: null,
};
const crore = 10_000_000;
const year = (
  end: number,
  sales: number,
  netProfit: number,
  debtToAssets: number | null,
): AccountingYear => ({
  periodStart: `${end - 1}-04-01`,
  periodEnd: `${end}-03-31`,
  months: 12,
  format: 'ind_as',
  audited: true,
  source: { ...nse, asOf: `${end}-03-31` },
  figures: { ...noFigures, sales: sales * crore, netProfit: netProfit * crore },
  ratios: { ...noRatios, netMargin: netProfit / sales, debtToAssets },
  doubts: [],
});
export const sampleFundamentals: Fundamentals = {
  ...one,
  chosen: 'consolidated',
  series: [
    {
      nature: 'consolidated',
      years: [year(2024, 899_041, 79_020, 0.1849), year(2025, 964_693, 80_787, null)],
      growth: [
        {
          figure: 'sales',
          years: 1,
          value: 0.073,
          from: '2024-03-31',
          to: '2025-03-31',
          unknownBecause: null,
        },
        {
          figure: 'sales',
          years: 3,
          value: null,
          from: null,
          to: '2025-03-31',
          unknownBecause: 'No accounts of three years earlier are on file.',
        },
      ],
    },
    { nature: 'standalone', years: [year(2025, 517_349, 35_262, 0.2)], growth: [] },
  ],
  definitions: {
    figures: [
      { id: 'sales', label: 'Sales', unit: 'rupees', formula: 'Revenue from operations as filed.' },
      { id: 'netProfit', label: 'Net profit', unit: 'rupees', formula: 'Profit after tax as filed.' },
    ],
    ratios: [
      { id: 'netMargin', label: 'Net margin', unit: 'fraction', formula: 'Net profit over sales.' },
      { id: 'debtToAssets', label: 'Debt to assets', unit: 'fraction', formula: 'Debt over total assets.' },
    ],
  },
  growthFormula: 'Compound growth a year between the two years named.',
  notes: ['Consolidated and standalone accounts are never mixed.'],
};

export const sampleTechnicals: Technicals = {
  ...one,
  figures: {
    day: '2026-10-30',
    closeRupees: 1358,
    days: 245,
    movingAverages: [
      { id: 'sma50', label: 'Average of 50 days', days: 50, rupees: 1340, distance: 0.0134 },
      { id: 'sma200', label: 'Average of 200 days', days: 200, rupees: null, distance: null },
    ],
    rsi14: 56.2,
    macd: { line: 4.1, signal: 3.2, histogram: 0.9 },
    yearRange: {
      high: { rupees: 1608, day: '2026-06-08' },
      low: { rupees: 1115, day: '2025-12-07' },
      highestClose: { rupees: 1601, day: '2026-06-08' },
      lowestClose: { rupees: 1120, day: '2025-12-07' },
      position: 0.49,
      from: '2025-10-30',
      isWholeYear: true,
    },
    volume: { last: 5_590_000, average20: 5_400_000, average50: null },
    returns: [{ id: '1m', label: 'One month', from: '2026-09-30', value: -0.021 }],
    volatility1y: 0.24,
    beta: { value: 1.1, index: 'Nifty 50', days: 245 },
  },
  exchange: 'NSE',
  source: nse,
  formulas: { rsi14: 'RSI: Wilder’s average of gains and losses of 14 days.' },
  notes: ['Past prices say nothing of coming ones.'],
};

export const sampleSwot: SwotReply = {
  ...one,
  points: [
    {
      id: 'little-debt',
      class: 'strength',
      sentence: 'Debt is 8% of total assets.',
      rule: 'Debt is at most 10% of total assets.',
      figures: [
        {
          label: 'Debt to assets',
          value: 0.08,
          unit: 'fraction',
          period: 'Year to 31 Mar 2026',
          source: nse,
        },
      ],
    },
  ],
  notKnown: [
    {
      id: 'cover',
      class: 'weakness',
      rule: 'Profit covers interest less than twice.',
      missing: ['Interest'],
    },
  ],
  counts: { rules: 24, hold: 1, doNotHold: 22, notKnown: 1 },
  note: 'Rules by figures alone, not advice.',
};

export const sampleProjection: ProjectionReply = {
  ...one,
  label: 'Projection, not a forecast of ours',
  nature: 'consolidated',
  projections: [
    {
      figure: 'sales',
      label: 'Sales',
      filed: [2023, 2024, 2025].map((end, at) => ({
        periodEnd: `${end}-03-31`,
        value: (800_000 + at * 70_000) * crore,
        source: nse,
      })),
      growthPerYear: 0.082,
      fit: 0.97,
      years: [
        {
          periodEnd: '2026-03-31',
          middle: 1_020_000 * crore,
          low: 960_000 * crore,
          high: 1_090_000 * crore,
          isTooWide: false,
        },
      ],
      unknownBecause: null,
    },
    {
      figure: 'netProfit',
      label: 'Net profit',
      filed: [],
      growthPerYear: null,
      fit: null,
      years: [],
      unknownBecause: 'A loss has no logarithm, so no trend is drawn.',
    },
  ],
  method: 'A straight line through the logarithms of filed years.',
  assumptions: ['The trend goes on as it was.'],
};

const figures = (part: Partial<StockFigures>): StockFigures => ({
  ...one,
  sector: 'Oil, Gas & Consumable Fuels',
  industry: 'Petroleum Products',
  group: null,
  subgroup: null,
  size: 'large',
  shariah_status: 1,
  badge: 'compliant',
  verdictAccountsTo: '2025-03-31',
  freshness: 'fresh',
  grade: null,
  profitTo: '2025-03-31',
  stars: 3,
  marketCapRupees: 1_800_000 * crore,
  marketCapAsOf: '2026-06-30',
  closeRupees: 1358,
  change: 0.004,
  priceDay: '2026-10-30',
  priceToEarnings: 22.4,
  priceToBook: 2.1,
  roe: 0.094,
  roce: 0.11,
  netMargin: 0.083,
  debtToAssets: 0.1849,
  interestIncomeToIncome: 0.011,
  salesGrowth1y: 0.073,
  profitGrowth1y: 0.022,
  accountsTo: '2025-03-31',
  accountsDocument: null,
  ...part,
});
export const sampleFigures: readonly [StockFigures, StockFigures, StockFigures] = [
  figures({
    isin: 'INE029A01011',
    stock: 'Bharat Petroleum Corporation Ltd',
    stock_code: 'BPCL',
    yearCloses: sampleYear(1),
  }),
  figures({
    isin: 'INE213A01029',
    stock: 'Oil & Natural Gas Corporation Ltd',
    stock_code: 'ONGC',
    badge: 'non_compliant',
    shariah_status: 4,
    closeRupees: null,
    priceToEarnings: null,
    yearCloses: sampleYear(2),
  }),
  figures({
    isin: 'INE242A01010',
    stock: 'Indian Oil Corporation Ltd',
    stock_code: 'IOC',
    badge: 'under_review',
    shariah_status: 3,
    marketCapRupees: null,
    change: null,
    yearCloses: [],
  }),
];

const median = { value: 12.5, known: 2, of: 3 };
const share = { value: 0.125, known: 2, of: 3 };
export const sampleMedians: Medians = {
  priceToEarnings: median,
  priceToBook: median,
  roe: share,
  roce: share,
  netMargin: share,
  debtToAssets: share,
  interestIncomeToIncome: share,
  salesGrowth1y: share,
  profitGrowth1y: share,
};
