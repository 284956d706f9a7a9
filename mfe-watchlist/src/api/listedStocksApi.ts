import { owned } from '@tayyib/shared/sdk/api';
import type {
  AddStocksBody,
  CopyStocksBody,
  RemarksBody,
  StockFilePreview,
  StockOrderBody,
  StocksChangedReply,
  WatchlistColumnsBody,
  WatchlistReply,
} from '@tayyib/shared/contracts';
import { watchlistQueries } from './watchlistApi';

interface OfWatchlist {
  watchlistId: string;
}

const pathOf = ({ watchlistId }: OfWatchlist) => `watchlistcat/${watchlistId}`;

/** Shows a change at once; it is taken back if the server refuses. */
const optimistic =
  <Change extends OfWatchlist>(apply: (watchlist: WatchlistReply, change: Change) => void) =>
  async (
    change: Change,
    {
      dispatch,
      queryFulfilled,
    }: {
      dispatch: (patch: ReturnType<typeof watchlistQueries.util.updateQueryData>) => { undo: () => void };
      queryFulfilled: Promise<unknown>;
    },
  ) => {
    const patch = dispatch(
      watchlistQueries.util.updateQueryData('getWatchlist', change.watchlistId, (watchlist) =>
        apply(watchlist, change),
      ),
    );
    await queryFulfilled.catch(patch.undo);
  };

function leaveOut(watchlist: WatchlistReply, isins: readonly string[]): void {
  watchlist.stocks = watchlist.stocks.filter(({ isin }) => !isins.includes(isin));
  watchlist.category.stock_count = watchlist.stocks.length;
}

/** The stocks of a watchlist: their order, what is written beside them, and many at once. */
export const listedStocksApi = watchlistQueries.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('watchlist', (build) => ({
    /** Those that are listed already stay as they are; `changed` names the others. */
    addStocks: build.mutation<StocksChangedReply, OfWatchlist & AddStocksBody>({
      query: ({ stocks, ...list }) => ({ url: `${pathOf(list)}/stocks`, method: 'POST', body: { stocks } }),
      invalidatesTags: ['Watchlists'],
    }),
    removeStocks: build.mutation<StocksChangedReply, OfWatchlist & { isins: readonly string[] }>({
      query: ({ isins, ...list }) => ({
        url: `${pathOf(list)}/stocks/remove`,
        method: 'POST',
        body: { isins },
      }),
      invalidatesTags: ['Watchlists'],
      onQueryStarted: optimistic((watchlist, { isins }) => leaveOut(watchlist, isins)),
    }),
    copyStocks: build.mutation<StocksChangedReply, OfWatchlist & CopyStocksBody>({
      query: ({ watchlistId, ...body }) => ({
        url: `${pathOf({ watchlistId })}/stocks/copy`,
        method: 'POST',
        body,
      }),
      invalidatesTags: ['Watchlists'],
      onQueryStarted: optimistic((watchlist, { isins, move }) => {
        if (move) leaveOut(watchlist, isins);
      }),
    }),
    orderStock: build.mutation<StocksChangedReply, OfWatchlist & StockOrderBody>({
      query: ({ watchlistId, ...body }) => ({ url: `${pathOf({ watchlistId })}/order`, method: 'PUT', body }),
      invalidatesTags: ['Watchlists'],
      onQueryStarted: optimistic((watchlist, { isin, after }) => {
        watchlist.stocks = inOrder(watchlist.stocks, isin, after);
      }),
    }),
    remarkStock: build.mutation<StocksChangedReply, OfWatchlist & { isin: string } & RemarksBody>({
      query: ({ watchlistId, isin, ...body }) => ({
        url: `${pathOf({ watchlistId })}/stocks/${isin}`,
        method: 'PATCH',
        body,
      }),
      invalidatesTags: ['Watchlists'],
    }),
    setColumns: build.mutation<unknown, OfWatchlist & WatchlistColumnsBody>({
      query: ({ columns, ...list }) => ({ url: `${pathOf(list)}/columns`, method: 'PUT', body: { columns } }),
      invalidatesTags: ['Watchlists'],
      onQueryStarted: optimistic((watchlist, { columns }) => {
        watchlist.columns = columns;
      }),
    }),
    /** What a file would add; nothing is saved. */
    previewFile: build.mutation<StockFilePreview, OfWatchlist & { text: string }>({
      query: ({ text, ...list }) => ({ url: `${pathOf(list)}/import`, method: 'POST', body: { text } }),
    }),
  })),
});

export const {
  useAddStocksMutation,
  useCopyStocksMutation,
  useOrderStockMutation,
  usePreviewFileMutation,
  useRemarkStockMutation,
  useRemoveStocksMutation,
  useSetColumnsMutation,
} = listedStocksApi;

/** The rows with one of them right after another; null: on top. Unchanged where the other one is not there. */
export function inOrder<Row extends { isin: string }>(
  rows: readonly Row[],
  isin: string,
  after: string | null,
): Row[] {
  const moved = rows.find((row) => row.isin === isin);
  const others = rows.filter((row) => row !== moved);
  const at = after === null ? -1 : others.findIndex((row) => row.isin === after);
  const isGone = after !== null && at === -1;
  return !moved || isGone ? [...rows] : others.toSpliced(at + 1, 0, moved);
}
