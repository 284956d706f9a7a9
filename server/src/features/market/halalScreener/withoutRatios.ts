import type { ScreenQuery, ScreenReply } from '@tayyib/shared/contracts';
import { withoutFigures } from '@tayyib/shared/shariah';

/** What a plan without premium sees of a page: as on the page of a stock, verdicts and reasons without ratios. */
export const withoutRatios = (page: ScreenReply): ScreenReply => ({
  ...page,
  rows: page.rows.map((row) => ({
    ...row,
    reason: withoutFigures(row.reason),
    debt: null,
    impureIncome: null,
    liquidity: null,
  })),
});

/** Whether the result of a query would tell ratios by what matches, or by the order. */
export const usesRatios = ({ maxDebt, maxImpureIncome, sort }: ScreenQuery): boolean =>
  maxDebt !== undefined ||
  maxImpureIncome !== undefined ||
  ['debt', 'impureIncome', 'liquidity'].includes(sort);
