import type { HoldingToAdd } from '@tayyib/shared/sdk/modules';
import type { PurificationCompany, PurificationYearsReply, SearchReply } from '@tayyib/shared/contracts';

const filing = { publisher: 'NSE filing', asOf: '2024-03-31' };
const interest = (rupees: number) => ({
  label: 'Interest income (cash-flow statement)',
  leastRupees: rupees,
  mostRupees: rupees,
  why: 'Interest is impure income.',
});
const dividend = (exDate: string, rupees: number, subject: string) => ({
  exDate,
  rupees,
  subject,
  source: { publisher: 'NSE', document: 'corporate_actions.csv', asOf: exDate, publishedOn: null },
});

/** Software: interest alone. */
const tcs: PurificationCompany = {
  type: 'stock',
  isin: 'INE467B01029',
  stock: 'Tata Consultancy Services Limited',
  stock_code: 'TCS',
  shariah_status: 1,
  badge: 'compliant',
  accountsTo: '2024-03-31',
  freshness: 'outdated',
  grade: null,
  steps: [],
  dividends: [
    dividend('2024-01-19', 27, 'Interim Dividend - Rs 9 Per Share/ Special Dividend - Rs 18 Per Share'),
    dividend('2023-10-19', 9, 'Interim Dividend - Rs 9 Per Share'),
    dividend('2023-07-20', 9, 'Interim Dividend - Rs 9 Per Share'),
    dividend('2023-06-15', 24, 'Final Dividend - Rs 24 Per Share'),
    dividend('2023-01-16', 75, 'Interim Dividend - Rs 8 Per Share/ Special Dividend - Rs 67 Per Share'),
  ],
  years: [
    {
      from: '2023-04-01',
      to: '2024-03-31',
      nature: 'consolidated',
      source: { ...filing, document: 'INDAS_TCS_2024.xml', publishedOn: '2024-04-12' },
      impure: {
        lines: [interest(37_810_000_000)],
        leastRupees: 37_810_000_000,
        mostRupees: 37_810_000_000,
        totalIncomeRupees: 2_453_150_000_000,
        imputed: { investmentsRupees: 317_620_000_000, share: 0.075, rupees: 23_821_500_000 },
        missing: [],
      },
      shares: 3_620_000_000,
    },
    {
      from: '2022-04-01',
      to: '2023-03-31',
      nature: 'consolidated',
      source: { ...filing, document: 'INDAS_TCS_2023.xml', publishedOn: '2023-04-12' },
      impure: {
        lines: [interest(32_480_000_000)],
        leastRupees: 32_480_000_000,
        mostRupees: 32_480_000_000,
        totalIncomeRupees: 2_289_070_000_000,
        imputed: { investmentsRupees: 371_630_000_000, share: 0.075, rupees: 27_872_250_000 },
        missing: [],
      },
      shares: 3_660_000_000,
    },
  ],
  changedOn: [],
  stated: {
    to: '2024-03-31',
    impureRupees: 37_810_000_000,
    totalIncomeRupees: 2_453_150_000_000,
    shares: 3_620_000_000,
    isInterestSupposed: false,
  },
  breachSince: null,
};

/** Cigarettes and hotels besides interest, and a line that is not described. */
const itc: PurificationCompany = {
  type: 'stock',
  isin: 'INE154A01025',
  stock: 'ITC Limited',
  stock_code: 'ITC',
  shariah_status: 2,
  badge: 'non_compliant',
  accountsTo: '2024-03-31',
  freshness: 'outdated',
  grade: null,
  steps: [],
  dividends: [dividend('2024-02-08', 6.25, 'Interim Dividend - Rs 6.25 Per Share')],
  years: [
    {
      from: '2023-04-01',
      to: '2024-03-31',
      nature: 'consolidated',
      source: { ...filing, document: 'INDAS_ITC_2024.xml', publishedOn: '2024-05-23' },
      impure: {
        lines: [
          interest(17_105_100_000),
          {
            label: 'FMCG - Cigarettes',
            leastRupees: 336_679_700_000,
            mostRupees: 336_679_700_000,
            why: '"FMCG - Cigarettes" is not permitted (tobacco).',
          },
          {
            label: 'Hotels',
            leastRupees: 31_033_900_000,
            mostRupees: 31_033_900_000,
            why: '"Hotels" is not permitted (hotels and restaurants).',
          },
          {
            label: 'Others',
            leastRupees: 0,
            mostRupees: 36_511_400_000,
            why: 'The accounts do not say what "Others" is.',
          },
        ],
        leastRupees: 384_818_700_000,
        mostRupees: 421_330_100_000,
        totalIncomeRupees: 795_683_300_000,
        imputed: { investmentsRupees: 305_642_900_000, share: 0.075, rupees: 22_923_217_500 },
        missing: ['The accounts do not say what "Others" is.'],
      },
      shares: 12_484_700_000,
    },
  ],
  changedOn: [],
  stated: {
    to: '2024-03-31',
    impureRupees: 384_818_700_000,
    totalIncomeRupees: 795_683_300_000,
    shares: 12_484_700_000,
    isInterestSupposed: false,
  },
  breachSince: '2024-05-23',
};

const companies = [itc, tcs];

/** What is on file of the requested ones. @param isDetailed whether the plan includes accounts */
export const purificationYears = (query: URLSearchParams, isDetailed = true): PurificationYearsReply => ({
  day: '2024-11-23',
  standard:
    query.get('standard') === 'AAOIFI'
      ? { id: 'AAOIFI', edition: '2026-11.5', title: 'AAOIFI Shariah Standard 21' }
      : { id: 'TASIS', edition: '2026-11.5', title: 'TASIS norms, as published' },
  isDetailed,
  companies: companies
    .filter(({ isin }) => query.get('isins')?.split(',').includes(isin))
    .map((company) => (isDetailed ? company : { ...company, years: [], stated: null, breachSince: null })),
});

/** Stocks by a part of the name or code. */
export const foundStocks = (query: URLSearchParams): SearchReply => {
  const text = query.get('q')?.toLowerCase() ?? '';
  const stocks = companies
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

/** What a portfolio has of both companies. */
export const portfolioHoldings: readonly HoldingToAdd[] = [
  {
    isin: tcs.isin,
    name: tcs.stock,
    shares: 60,
    purchases: [
      {
        shares: 40,
        boughtOn: '2022-06-01',
        paidRupees: 132_000,
        soldOn: '2024-01-10',
        receivedRupees: 148_000,
      },
      { shares: 60, boughtOn: '2022-06-01', paidRupees: 198_000, soldOn: null, receivedRupees: null },
    ],
  },
  {
    isin: itc.isin,
    name: itc.stock,
    shares: 1000,
    purchases: [
      { shares: 1000, boughtOn: '2023-06-01', paidRupees: 440_000, soldOn: null, receivedRupees: null },
    ],
  },
];
