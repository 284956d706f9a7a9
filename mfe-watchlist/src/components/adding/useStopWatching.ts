import { useState } from 'react';
import type { AddStocksBody, WatchlistCategory } from '@tayyib/shared/contracts';
import { useAddStocksMutation, useRemoveStocksMutation } from '../../api/listedStocksApi';
import { useLazyGetWatchlistQuery } from '../../api/watchlistApi';
import { asBefore } from '../../domain/asBefore';

/** What brings a stock back into one list. */
interface Removed {
  watchlistId: string;
  stocks: AddStocksBody['stocks'];
}

/** Removes a stock from every watchlist that contains it; `bringBack` returns it with its note, tags, target and place. */
export function useStopWatching(isin: string) {
  const [readList] = useLazyGetWatchlistQuery();
  const [remove] = useRemoveStocksMutation();
  const [add] = useAddStocksMutation();
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  /** Returns the error of the list at which it stopped, if any. */
  const stop = async (lists: readonly WatchlistCategory[]): Promise<unknown> => {
    for (const { _id: watchlistId } of lists) {
      const list = await readList(watchlistId);
      if (!list.data) return list.error;
      const { stocks } = list.data;
      const stocksToReturn = asBefore(
        stocks,
        stocks.filter((stock) => stock.isin === isin),
      );
      const outcome = await remove({ watchlistId, isins: [isin] });
      if (outcome.error) return outcome.error;
      // another page may have removed it
      if (stocksToReturn.length > 0)
        setRemoved((others) => [...others, { watchlistId, stocks: stocksToReturn }]);
    }
    return undefined;
  };
  const bringBack = async (): Promise<unknown> => {
    for (const list of removed) {
      const { error } = await add(list);
      if (error) return error;
    }
    setRemoved([]);
    return undefined;
  };
  return { stop, bringBack: removed.length > 0 ? bringBack : null };
}
