import type { AddStocksBody, WatchedStock } from '@tayyib/shared/contracts';

/** What puts removed stocks back: each with its remarks, after the one that it followed. */
export function asBefore(
  all: readonly WatchedStock[],
  removed: readonly WatchedStock[],
): AddStocksBody['stocks'] {
  return all.flatMap(({ isin, note, tags, targetRupees }, at) =>
    removed.some((stock) => stock.isin === isin)
      ? [{ isin, note, tags, targetRupees, after: all[at - 1]?.isin ?? null }]
      : [],
  );
}
