import { api, owned } from '@tayyib/shared/api';
import type {
  CreateWatchlistBody,
  PlaceStockBody,
  PlaceStockReply,
  WatchlistCategory,
  WatchlistChangedReply,
  WatchlistReply,
  WatchlistsReply,
} from '@tayyib/shared/contracts';
import { refreshOnChange } from './refreshOnChange';

interface WatchedStockId {
  watchlistId: string;
  isin: string;
}

const stockPath = ({ watchlistId, isin }: WatchedStockId) => `watchlistcat/${watchlistId}/stocks/${isin}`;

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['Watchlists'] });
const invalidateAll = () => taggedApi.util.invalidateTags(['Watchlists']);

const queries = taggedApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('watchlist', (build) => ({
    /** The viewer's watchlists with their counts, and the limits of their plan. */
    getWatchlists: build.query<WatchlistsReply, void>({
      query: () => 'watchlistcat',
      providesTags: ['Watchlists'],
      onCacheEntryAdded: (_nothing, cache) =>
        refreshOnChange(cache, () => void cache.dispatch(invalidateAll())),
    }),
    /** The same, with `stock_exists` set for this stock. */
    getWatchlistsWithStock: build.query<WatchlistsReply, string>({
      query: (isin) => `watchlists/${isin}`,
      providesTags: ['Watchlists'],
      onCacheEntryAdded: (_isin, cache) => refreshOnChange(cache, () => void cache.dispatch(invalidateAll())),
    }),
    /** One watchlist and its stocks. Its page also subscribes to `getWatchlists`, whose listener covers both. */
    getWatchlist: build.query<WatchlistReply, string>({
      query: (id) => `watchlistcat/${id}`,
      // the viewer's standard judges it
      providesTags: ['Watchlists', 'Session'],
    }),
  })),
});

/** Endpoints of this module. */
export const watchlistApi = queries.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('watchlist', (build) => ({
    createWatchlist: build.mutation<WatchlistCategory, CreateWatchlistBody>({
      query: (body) => ({ url: 'addwatchlistcat', method: 'POST', body }),
      transformResponse: (reply: WatchlistChangedReply) => reply.data,
      invalidatesTags: ['Watchlists'],
    }),
    renameWatchlist: build.mutation<WatchlistCategory, { id: string; title: string }>({
      query: ({ id, title }) => ({ url: `watchlistcat/${id}`, method: 'PATCH', body: { title } }),
      transformResponse: (reply: WatchlistChangedReply) => reply.data,
      invalidatesTags: ['Watchlists'],
    }),
    deleteWatchlist: build.mutation<unknown, string>({
      query: (id) => ({ url: `watchlistcat/${id}`, method: 'DELETE' }),
      invalidatesTags: ['Watchlists'],
    }),
    /** Sets the watchlists that contain a stock. */
    placeInWatchlists: build.mutation<PlaceStockReply, PlaceStockBody>({
      query: (body) => ({ url: 'addmultiplewatchlist', method: 'POST', body }),
      invalidatesTags: ['Watchlists'],
    }),
    addToWatchlist: build.mutation<unknown, WatchedStockId>({
      query: (stock) => ({ url: stockPath(stock), method: 'PUT' }),
      invalidatesTags: ['Watchlists'],
    }),
    /** Optimistic: the stock disappears at once, and reappears if the server refuses. */
    removeFromWatchlist: build.mutation<unknown, WatchedStockId>({
      query: (stock) => ({ url: stockPath(stock), method: 'DELETE' }),
      invalidatesTags: ['Watchlists'],
      onQueryStarted: async ({ watchlistId, isin }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          queries.util.updateQueryData('getWatchlist', watchlistId, (watchlist) => {
            watchlist.stocks = watchlist.stocks.filter((stock) => stock.isin !== isin);
            watchlist.category.stock_count = watchlist.stocks.length;
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  })),
});

export const {
  useAddToWatchlistMutation,
  useCreateWatchlistMutation,
  useDeleteWatchlistMutation,
  useGetWatchlistQuery,
  useGetWatchlistsQuery,
  useGetWatchlistsWithStockQuery,
  usePlaceInWatchlistsMutation,
  useRemoveFromWatchlistMutation,
  useRenameWatchlistMutation,
} = watchlistApi;
