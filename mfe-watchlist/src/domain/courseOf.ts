import type { WatchedStock } from '@tayyib/shared/contracts';

/** With fewer points a line says nothing. */
const leastPoints = 2;

/**
 * The course of a list over the last year: the average of its stocks, each relative to its first close. Stocks whose closes are not
 * on file for as long as those of the others are left out; nothing without any.
 */
export function courseOf(stocks: readonly Pick<WatchedStock, 'yearCloses'>[]): number[] {
  const longest = Math.max(0, ...stocks.map(({ yearCloses }) => yearCloses.length));
  const whole = stocks.map(({ yearCloses }) => yearCloses).filter(({ length }) => length === longest);
  if (longest < leastPoints) return [];
  return Array.from({ length: longest }, (_, at) => {
    const relative = whole.map((closes) => (closes[at] ?? 0) / (closes[0] ?? 1));
    return relative.reduce((sum, each) => sum + each, 0) / relative.length;
  });
}
