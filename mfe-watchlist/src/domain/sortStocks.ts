import type { WatchedStock } from '@tayyib/shared/contracts';
import { targetDistance } from './target';

/** `order` is the owner's own. */
export type SortKey = 'order' | 'name' | 'verdict' | 'headroom' | 'price' | 'change' | 'target' | 'added';

export interface Sorting {
  key: SortKey;
  isReversed: boolean;
}

export const ownOrder: Sorting = { key: 'order', isReversed: false };

/** Stocks that need action come first; those without accounts last, since nothing is known of them. */
const urgency = { non_compliant: 0, under_review: 1, compliant: 2 } as const;
const leastUrgent = 3;

/** Ascending figures; null where not known. */
const figures = {
  headroom: ({ nearestLimit }: WatchedStock) => nearestLimit && nearestLimit.headroom / nearestLimit.limit,
  price: ({ closeRupees }: WatchedStock) => closeRupees && -closeRupees,
  change: ({ changePercent }: WatchedStock) => (changePercent === null ? null : -changePercent),
  // the nearest first, whether above or below
  target: (stock: WatchedStock) => {
    const distance = targetDistance(stock);
    return distance === null ? null : Math.abs(distance);
  },
  verdict: ({ badge, grade }: WatchedStock) =>
    grade === 'accounts_not_loaded' ? leastUrgent : urgency[badge],
  added: ({ addedAt }: WatchedStock) => -Date.parse(addedAt),
} as const;

const byName = (a: WatchedStock, b: WatchedStock) => a.stock.localeCompare(b.stock, 'en-IN');

/** Returns a sorted copy; ties are sorted by name, and rows without the figure come last in both directions. */
export function sortStocks(stocks: readonly WatchedStock[], { key, isReversed }: Sorting): WatchedStock[] {
  const sign = isReversed ? -1 : 1;
  if (key === 'order') return [...stocks];
  if (key === 'name') return stocks.toSorted((a, b) => sign * byName(a, b));
  const figureOf = figures[key];
  return stocks.toSorted((a, b) => {
    const left = figureOf(a) ?? null;
    const right = figureOf(b) ?? null;
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null) || byName(a, b);
    }
    return sign * (left - right) || byName(a, b);
  });
}
