import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { isFull } from './limits';

/**
 * The watchlist that a stock is saved in when none was chosen: the one filled last that has room, or the first of those never filled.
 * Undefined if all are full.
 */
export function listToFill(
  categories: readonly WatchlistCategory[],
  stocksPerWatchlist: number,
): WatchlistCategory | undefined {
  return categories
    .filter((category) => !isFull(category, stocksPerWatchlist))
    .toSorted((one, other) => (other.last_added_at ?? '').localeCompare(one.last_added_at ?? ''))[0];
}
