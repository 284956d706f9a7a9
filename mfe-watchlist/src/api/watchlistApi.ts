import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  CreateWatchlistBody,
  PlaceStockBody,
  PlaceStockReply,
  UndoOfWatching,
  WatchingReply,
  WatchlistCategory,
  WatchlistChangedReply,
  WatchlistReply,
  WatchlistsReply,
} from '@tayyib/shared/contracts';
import { refetchOnWatchlistChange } from '@tayyib/shared/sdk/realtime';

interface WatchedStockId {
  watchlistId: string;
  isin: string;
}

const stockPath = ({ watchlistId, isin }: WatchedStockId) => `watchlistcat/${watchlistId}/stocks/${isin}`;

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['Watchlists'] });
const invalidateAll = () => taggedApi.util.invalidateTags(['Watchlists']);

export const watchlistQueries = taggedApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('watchlist', (build) => ({
    /** The viewer's watchlists with their counts, and the limits of their plan. */
    getWatchlists: build.query<WatchlistsReply, void>({
      query: () => 'watchlistcat',
      providesTags: ['Watchlists'],
      onCacheEntryAdded: (_nothing, cache) =>
        refetchOnWatchlistChange(cache, () => void cache.dispatch(invalidateAll())),
    }),
    /** The same, with `stock_exists` set for this stock. */
    getWatchlistsWithStock: build.query<WatchlistsReply, string>({
      query: (isin) => `watchlists/${isin}`,
      providesTags: ['Watchlists'],
      onCacheEntryAdded: (_isin, cache) =>
        refetchOnWatchlistChange(cache, () => void cache.dispatch(invalidateAll())),
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
export const watchlistApi = watchlistQueries.injectEndpoints({
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
    /** Watches a stock without a choice of the list; one that is watched stays where it is. */
    watchStock: build.mutation<WatchingReply, string>({
      query: (isin) => ({ url: `watchedstocks/${isin}`, method: 'PUT' }),
      invalidatesTags: ['Watchlists'],
    }),
    /** Removes a stock from every watchlist. */
    stopWatching: build.mutation<WatchingReply, string>({
      query: (isin) => ({ url: `watchedstocks/${isin}`, method: 'DELETE' }),
      invalidatesTags: ['Watchlists'],
    }),
    /** Takes back either of them. */
    undoWatching: build.mutation<WatchingReply, { isin: string; undo: UndoOfWatching }>({
      query: ({ isin, undo }) => ({ url: `watchedstocks/${isin}/undo`, method: 'POST', body: undo }),
      invalidatesTags: ['Watchlists'],
    }),
    addToWatchlist: build.mutation<unknown, WatchedStockId>({
      query: (stock) => ({ url: stockPath(stock), method: 'PUT' }),
      invalidatesTags: ['Watchlists'],
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
  useLazyGetWatchlistQuery,
  usePlaceInWatchlistsMutation,
  useRenameWatchlistMutation,
  useWatchStockMutation,
} = watchlistApi;
