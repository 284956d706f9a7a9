import type { StockFigures } from '@tayyib/shared/contracts';

/** A row as those see it whose plan has no detailed screening: the answer, the size and the price, no ratios and no stars. */
export function withoutDetail<Row extends StockFigures>(row: Row): Row {
  return {
    ...row,
    stars: null,
    priceToEarnings: null,
    priceToBook: null,
    roe: null,
    roce: null,
    netMargin: null,
    debtToAssets: null,
    interestIncomeToIncome: null,
    salesGrowth1y: null,
    profitGrowth1y: null,
  };
}
