import type { Median, medianFigureIds, Medians, StockFigures } from '@tayyib/shared/contracts';

/**
 * The median of the known values; of an even number, the mean of the middle two. Unknown values are left out,
 * and counted.
 */
function medianOf(values: readonly (number | null)[]): Median {
  const known = Float64Array.from(values.filter((value) => value !== null)).sort();
  const half = Math.floor(known.length / 2);
  const upper = known[half];
  const lower = known.length % 2 === 0 ? known[half - 1] : upper;
  return {
    value: upper === undefined || lower === undefined ? null : (lower + upper) / 2,
    known: known.length,
    of: values.length,
  };
}

type MedianFigureId = (typeof medianFigureIds)[number];

/** The medians of some stocks. */
export function mediansOf(rows: readonly Pick<StockFigures, MedianFigureId>[]): Medians {
  const of = (id: MedianFigureId) => medianOf(rows.map((row) => row[id]));
  return {
    priceToEarnings: of('priceToEarnings'),
    priceToBook: of('priceToBook'),
    roe: of('roe'),
    roce: of('roce'),
    netMargin: of('netMargin'),
    debtToAssets: of('debtToAssets'),
    interestIncomeToIncome: of('interestIncomeToIncome'),
    salesGrowth1y: of('salesGrowth1y'),
    profitGrowth1y: of('profitGrowth1y'),
  };
}
