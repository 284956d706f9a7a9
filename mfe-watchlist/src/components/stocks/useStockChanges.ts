import type { WatchedStock, WatchlistCategory } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import {
  useAddStocksMutation,
  useCopyStocksMutation,
  useRemoveStocksMutation,
} from '../../api/listedStocksApi';
import { asBefore } from '../../domain/asBefore';
import type { Report } from './useUndoable';

const named = (stocks: readonly WatchedStock[]) =>
  stocks.length === 1 && stocks[0] ? stocks[0].stock_code : formatCountOf(stocks.length, 'stock');

/** Removes, copies and moves stocks of one watchlist, each at once and with Undo. */
export function useStockChanges(
  { _id: watchlistId }: WatchlistCategory,
  all: readonly WatchedStock[],
  report: Report,
) {
  const [addStocks] = useAddStocksMutation();
  const [removeStocks] = useRemoveStocksMutation();
  const [copyStocks] = useCopyStocksMutation();

  const bringBack = (stocks: readonly WatchedStock[]) => () =>
    addStocks({ watchlistId, stocks: asBefore(all, stocks) });

  return {
    remove: async (stocks: readonly WatchedStock[]) => {
      const isins = stocks.map(({ isin }) => isin);
      report(await removeStocks({ watchlistId, isins }), {
        done: `${named(stocks)} removed`,
        undone: `${named(stocks)} ${stocks.length === 1 ? 'is' : 'are'} back`,
        undo: [bringBack(stocks)],
      });
    },

    copy: async (stocks: readonly WatchedStock[], to: WatchlistCategory, move: boolean) => {
      const isins = stocks.map(({ isin }) => isin);
      const outcome = await copyStocks({ watchlistId, isins, to: to._id, move });
      const added = outcome.data?.changed ?? [];
      report(outcome, {
        done: `${named(stocks)} ${move ? 'moved' : 'copied'} to “${to.title}”`,
        undone: `“${to.title}” is as before`,
        undo: [
          ...(move ? [bringBack(stocks)] : []),
          ...(added.length > 0 ? [() => removeStocks({ watchlistId: to._id, isins: added })] : []),
        ],
      });
    },
  };
}
