import type { StockFigures } from '@tayyib/shared/contracts';

/** A row as shown to plans without detailed screening: verdict, size and price, without ratios and stars. */
export function withoutFigures<Row extends StockFigures>(row: Row): Row {
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
