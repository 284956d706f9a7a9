import type { Fundamentals, StockPage } from '@tayyib/shared/contracts';

const source = {
  publisher: 'NSE filing',
  document: 'INDAS_TCS_2024.xml',
  asOf: '2024-03-31',
  publishedOn: '2024-04-12',
};
const blank = {
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

/** The price and market value of TCS. */
export const heldStock: Pick<StockPage, 'isin' | 'stock' | 'price' | 'marketCap'> = {
  isin: 'INE467B01029',
  stock: 'Tata Consultancy Services Limited',
  price: { closeRupees: 4000, changePercent: 0.5, day: '2024-08-21', exchange: 'NSE' },
  marketCap: { valueRupees: 14_000_000_000_000, windowMonths: 6, size: 'large', source },
};

/** Its accounts of one year. */
export const heldAccounts: Fundamentals = {
  isin: heldStock.isin,
  stock: heldStock.stock,
  stock_code: 'TCS',
  chosen: 'consolidated',
  series: [
    {
      nature: 'consolidated',
      years: [
        {
          periodStart: '2023-04-01',
          periodEnd: '2024-03-31',
          months: 12,
          format: 'ind_as',
          audited: true,
          source,
          figures: {
            ...blank,
            cash: 132_860_000_000,
            receivables: 444_340_000_000,
            inventories: 280_000_000,
            investments: 317_620_000_000,
          },
          ratios: noRatios,
          doubts: [],
        },
      ],
      growth: [],
    },
  ],
  definitions: { figures: [], ratios: [] },
  growthFormula: '',
  notes: [],
};

/** Its accounts with what it owes within a year: 0, 9,981 and 11,433 crore, as filed. */
export const accountsWithDues: Fundamentals = {
  ...heldAccounts,
  series: heldAccounts.series.map((series) => ({
    ...series,
    years: series.years.map((year) => ({
      ...year,
      figures: {
        ...year.figures,
        currentBorrowings: 0,
        tradePayables: 99_810_000_000,
        currentTax: 114_330_000_000,
      },
    })),
  })),
};
