import type { WatchedStock } from '@tayyib/shared/contracts';

export type SortKey = 'added' | 'name' | 'verdict' | 'price';

/** Stocks that need action come first. */
const urgency = { non_compliant: 0, under_review: 1, compliant: 2 } as const;

type Compare = (a: WatchedStock, b: WatchedStock) => number;

const byName: Compare = (a, b) => a.stock.localeCompare(b.stock, 'en-IN');
const compare: Readonly<Record<SortKey, Compare>> = {
  added: (a, b) => b.addedAt.localeCompare(a.addedAt),
  name: byName,
  verdict: (a, b) => urgency[a.badge] - urgency[b.badge],
  // unknown prices last
  price: (a, b) => (b.closeRupees ?? -1) - (a.closeRupees ?? -1),
};

/** Returns a sorted copy; ties are sorted by name. */
export const sortStocks = (stocks: readonly WatchedStock[], key: SortKey): WatchedStock[] =>
  [...stocks].sort((a, b) => compare[key](a, b) || byName(a, b));
