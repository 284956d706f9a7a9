import type { ImpureIncome, PurificationCompany, PurificationYear } from '@tayyib/shared/contracts';

const source = {
  publisher: 'NSE filing',
  document: 'results.xml',
  asOf: '2024-03-31',
  publishedOn: '2024-05-10',
};
const crore = 10_000_000;

/** Impure income in crore: interest that is known, of a known total. */
export const fakeImpure = (
  interest: number,
  total: number,
  more: Partial<ImpureIncome> = {},
): ImpureIncome => ({
  lines: [
    {
      label: 'Interest income',
      leastRupees: interest * crore,
      mostRupees: interest * crore,
      why: 'Interest is impure income.',
    },
  ],
  leastRupees: interest * crore,
  mostRupees: interest * crore,
  totalIncomeRupees: total * crore,
  imputed: null,
  missing: [],
  ...more,
});

/** The year to March, with ten million shares. */
export const fakeYear = (
  to: number,
  impure: ImpureIncome,
  shares: number | null = crore,
): PurificationYear => ({
  from: `${to - 1}-04-01`,
  to: `${to}-03-31`,
  nature: 'consolidated',
  source,
  impure,
  shares,
});

export const fakeDividend = (exDate: string, rupees: number): PurificationCompany['dividends'][number] => ({
  exDate,
  rupees,
  subject: `Dividend - Rs ${rupees}`,
  source: { ...source, publisher: 'NSE', document: 'actions.csv' },
});

/** A company with 2% of impure income in each of two years, ₹2 and ₹4 a share, and dividends in both. */
export const soundPaints: PurificationCompany = {
  type: 'stock',
  isin: 'INE000A01018',
  stock: 'Sound Paints Limited',
  stock_code: 'SOUND',
  shariah_status: 1,
  badge: 'compliant',
  accountsTo: '2024-03-31',
  freshness: 'fresh',
  grade: null,
  steps: [],
  dividends: [fakeDividend('2023-08-10', 6), fakeDividend('2022-08-11', 5)],
  years: [fakeYear(2024, fakeImpure(4, 200)), fakeYear(2023, fakeImpure(2, 100))],
  changedOn: [],
  stated: {
    to: '2024-03-31',
    impureRupees: 4 * crore,
    totalIncomeRupees: 200 * crore,
    shares: crore,
    isInterestSupposed: false,
  },
  breachSince: null,
};
