import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WatchlistsReply } from '@tayyib/shared/contracts';
import { toMessage } from '@tayyib/shared/sdk/errors';
import { useRemoveStocksMutation } from '../../api/listedStocksApi';
import {
  useAddToWatchlistMutation,
  useCreateWatchlistMutation,
  useDeleteWatchlistMutation,
  useGetWatchlistsWithStockQuery,
  useLazyGetWatchlistsWithStockQuery,
} from '../../api/watchlistApi';
import { noticeWhenFull } from '../../domain/limits';
import { listToFill } from '../../domain/listToFill';
import { useStopWatching } from './useStopWatching';

/** The first watchlist of an account that has none. */
const firstTitle = 'My watchlist';

/** What was done, so that it can be undone. */
interface Saved {
  listId: string;
  isNewList: boolean;
}

/**
 * Saves a stock once, without a choice: in the watchlist filled last, or in a new one for an account without any. One that is watched
 * already stays where it is, and can be removed.
 */
export function useSaveAtOnce(isin: string, onBlocked: (notice: 'limit' | 'upgrade') => void) {
  const query = useGetWatchlistsWithStockQuery(isin);
  const [request] = useLazyGetWatchlistsWithStockQuery();
  const [create] = useCreateWatchlistMutation();
  const [deleteList] = useDeleteWatchlistMutation();
  const [add] = useAddToWatchlistMutation();
  const [remove] = useRemoveStocksMutation();
  const [saved, setSaved] = useState<Saved | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(true);
  const hasStarted = useRef(false);
  const { stop, bringBack } = useStopWatching(isin);

  /** The list to save in; null if there is none, which the user was shown. */
  const target = async ({ data, limits }: WatchlistsReply): Promise<Saved | null> => {
    if (data.length === 0) {
      const { data: list, error } = await create({ title: firstTitle });
      if (error) setProblem(toMessage(error));
      return list ? { listId: list._id, isNewList: true } : null;
    }
    const list = listToFill(data, limits.stocksPerWatchlist);
    if (list) return { listId: list._id, isNewList: false };
    setProblem(data.length === 1 ? 'Your watchlist is full.' : 'All your watchlists are full.');
    onBlocked(noticeWhenFull(limits.stocksPerWatchlist));
    return null;
  };
  const save = async (reply: WatchlistsReply) => {
    setBusy(true);
    setProblem(null);
    const to = await target(reply);
    if (to) {
      const { error } = await add({ watchlistId: to.listId, isin });
      if (error) setProblem(toMessage(error));
      else setSaved(to);
    }
    setBusy(false);
  };
  /** Whether it is the only stock of a list; another page may have added others. */
  const isOnlyOne = async (listId: string) => {
    const { data } = await request(isin);
    return data?.data.find(({ _id }) => _id === listId)?.stock_count === 1;
  };
  const undo = async ({ listId, isNewList }: Saved) => {
    setBusy(true);
    const { error } =
      isNewList && (await isOnlyOne(listId))
        ? await deleteList(listId)
        : await remove({ watchlistId: listId, isins: [isin] });
    if (error) setProblem(toMessage(error));
    else setSaved(null);
    setBusy(false);
  };

  /** Shows that something is being done, and what prevented it. */
  const attempt = async (change: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    const error = await change();
    if (error) setProblem(toMessage(error));
    setBusy(false);
  };

  const start = useEffectEvent((lists: WatchlistsReply | undefined) => {
    if (lists && !lists.data.some(({ stock_exists }) => stock_exists)) void save(lists);
    else setBusy(false);
  });
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void request(isin, true).then(({ data }) => start(data));
  }, [request, isin]);

  const { data } = query;
  const containing = (data?.data ?? []).filter(({ stock_exists }) => stock_exists);
  const action = () => {
    if (saved) return { label: 'Undo', run: () => void undo(saved) };
    if (bringBack) return { label: 'Undo', run: () => void attempt(bringBack) };
    if (containing.length > 0)
      return {
        label: problem === null ? 'Stop watching' : 'Try again',
        run: () => void attempt(() => stop(containing)),
      };
    return {
      label: problem === null ? 'Save again' : 'Try again',
      run: () => (data ? void save(data) : void query.refetch()),
    };
  };
  return {
    isBusy: isBusy || query.isFetching,
    problem: query.error ? toMessage(query.error) : problem,
    /** The titles of the watchlists that contain it. */
    titles: containing.map(({ title }) => title),
    /** Whether it was saved here, rather than before. */
    isNew: saved !== null,
    /** What can be done next: take back what was done last, else the opposite of how it is. */
    action: action(),
  };
}
