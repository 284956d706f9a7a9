import type { FundReply, FundRow, FundsPage } from '@tayyib/shared/contracts';
import { purificationYears } from './holdings';

const source = {
  publisher: 'Sample Mutual Fund',
  document: 'portfolio-2024-10.xlsx',
  asOf: '2024-10-31',
  publishedOn: '2024-11-08',
};
const row: FundRow = {
  ...{ id: '119172', name: 'Sample Ethical Fund', house: 'Sample Mutual Fund', category: 'Equity Scheme' },
  ...{ plan: 'Direct Plan', option: 'Growth', isin: null, isCalledEthical: true },
  nav: { rupees: 143.35, day: '2024-11-20' },
  lookThrough: {
    ...{ compliant: 0.6, nonCompliant: 0.25, underReview: 0, unknown: 0.15 },
    // TCS 0.6 × 3,781 / 2,45,315, and ITC 0.25 × 38,481.87 to 42,133.01 / 79,568.33
    ...{ impureIncome: { least: 0.1302, most: 0.1416 }, impureKnown: 0.85, holdings: 3, asOf: source.asOf },
  },
};

export const fundsFound: FundsPage = {
  rows: [row],
  ...{ page: 1, pageSize: 6, total: 1, standard: 'TASIS' },
};

const holdingOf = (isin: string, share: number, isDetailed: boolean): FundReply['holdings'] =>
  purificationYears(new URLSearchParams({ isins: isin })).companies.flatMap(
    ({ stock, stock_code, shariah_status, badge, years: [year] }) => {
      const { leastRupees = 0, mostRupees = null, totalIncomeRupees = null } = year?.impure ?? {};
      const isBounded = year !== undefined && totalIncomeRupees !== null && mostRupees !== null;
      const impure = isBounded && {
        share: { least: leastRupees / totalIncomeRupees, most: mostRupees / totalIncomeRupees },
        year,
      };
      return [
        {
          ...{ name: stock, isin, industry: null, share, marketValueRupees: null },
          verdict: { stock, stock_code, shariah_status, badge },
          impure: isDetailed && impure ? impure : null,
        },
      ];
    },
  );

/** A fund of two companies and cash. @param isDetailed whether the plan includes their accounts */
export const sampleFund = (isDetailed = true): FundReply => ({
  ...{ standard: 'TASIS', isDetailed, fund: row, structure: null, ethicsRemark: null, missing: [] },
  holdings: [
    ...holdingOf('INE467B01029', 0.6, isDetailed),
    ...holdingOf('INE154A01025', 0.25, isDetailed),
    {
      ...{ name: 'TREPS', isin: null, industry: null, share: 0.15, marketValueRupees: null },
      ...{ verdict: null, impure: null },
    },
  ],
  ...{ holdingsSource: source, navs: [], source, method: '' },
});
