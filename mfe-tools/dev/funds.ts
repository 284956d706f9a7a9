import type {
  FundPortfoliosReply,
  FundReply,
  FundRow,
  FundsPage,
  PurifiedPortfolio,
} from '@tayyib/shared/contracts';
import { purificationYears } from './holdings';

const source = {
  publisher: 'Sample Mutual Fund',
  document: 'portfolio-2024-10.xlsx',
  asOf: '2024-10-31',
  publishedOn: '2024-11-08',
};
const row: FundRow = {
  id: '119172',
  name: 'Sample Ethical Fund',
  house: 'Sample Mutual Fund',
  category: 'Equity Scheme',
  plan: 'Direct Plan',
  option: 'Growth',
  isin: null,
  isCalledEthical: true,
  nav: { rupees: 143.35, day: '2024-11-20' },
  lookThrough: {
    compliant: 0.6,
    nonCompliant: 0.25,
    underReview: 0,
    unknown: 0.15,
    // TCS 0.6 × 3,781 / 2,45,315, and ITC 0.25 × 38,481.87 to 42,133.01 / 79,568.33
    impureIncome: { least: 0.1302, most: 0.1416 },
    impureKnown: 0.85,
    holdings: 3,
    asOf: source.asOf,
  },
};

export const fundsFound: FundsPage = {
  rows: [row],
  page: 1,
  pageSize: 6,
  total: 1,
  standard: 'TASIS',
};

/** What the fund holds: quantity and value of the whole, of net assets of ₹1,000 crore. */
const held = {
  tcs: { isin: 'INE467B01029', share: 0.6, quantity: 1_500_000, marketValueRupees: 6_000_000_000 },
  itc: { isin: 'INE154A01025', share: 0.25, quantity: 5_000_000, marketValueRupees: 2_500_000_000 },
};

const holdingOf = ({ isin, ...figures }: (typeof held)['tcs'], isDetailed: boolean): FundReply['holdings'] =>
  purificationYears(new URLSearchParams({ isins: isin })).companies.flatMap(
    ({ stock, stock_code, shariah_status, badge, accountsTo, freshness, grade, years: [year] }) => {
      const { leastRupees = 0, mostRupees = null, totalIncomeRupees = null } = year?.impure ?? {};
      const isBounded = year !== undefined && totalIncomeRupees !== null && mostRupees !== null;
      const impure = isBounded && {
        share: { least: leastRupees / totalIncomeRupees, most: mostRupees / totalIncomeRupees },
        year,
      };
      return [
        {
          name: stock,
          isin,
          industry: null,
          ...figures,
          verdict: { stock, stock_code, shariah_status, badge, accountsTo, freshness, grade },
          impure: isDetailed && impure ? impure : null,
        },
      ];
    },
  );

/** A fund of two companies and cash. @param isDetailed whether the plan includes their accounts */
export const sampleFund = (isDetailed = true): FundReply => ({
  standard: 'TASIS',
  isDetailed,
  fund: row,
  structure: null,
  ethicsRemark: null,
  missing: [],
  holdings: [
    ...holdingOf(held.tcs, isDetailed),
    ...holdingOf(held.itc, isDetailed),
    {
      name: 'TREPS',
      isin: null,
      industry: null,
      share: 0.15,
      quantity: null,
      marketValueRupees: null,
      verdict: null,
      impure: null,
    },
  ],
  holdingsSource: source,
  navs: [],
  source,
  method: '',
});

const portfolioOf = (yearTo: string, asOf: string, isDetailed: boolean): PurifiedPortfolio => ({
  yearTo,
  nav: { rupees: 150, day: asOf },
  impureIncome: { least: 0.1302, most: 0.1416 },
  impureKnown: 0.85,
  holdings: sampleFund(isDetailed).holdings.map(
    ({ name, isin, share, quantity, marketValueRupees, impure }) => ({
      name,
      isin,
      share,
      quantity,
      marketValueRupees,
      impure,
      steps: [],
    }),
  ),
  source: { ...source, asOf },
});

/** Its portfolios of October and March 2024, both with the accounts to March 2024. */
export const samplePortfolios = (isDetailed = true): FundPortfoliosReply => ({
  standard: 'TASIS',
  id: '119172',
  isDetailed,
  from: '2015-04-01',
  portfolios: [
    portfolioOf('2025-03-31', source.asOf, isDetailed),
    portfolioOf('2024-03-31', '2024-03-31', isDetailed),
  ],
});
