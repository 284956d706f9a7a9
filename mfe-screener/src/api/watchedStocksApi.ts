import { api, owned } from '@tayyib/shared/sdk/api';
import type { WatchedIsinsReply } from '@tayyib/shared/contracts';
import { refetchOnWatchlistChange } from '@tayyib/shared/sdk/realtime';

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['WatchedStocks'] });

/** Which stocks the viewer watches, whatever module changes that. */
export const watchedStocksApi = taggedApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    getWatchedIsins: build.query<WatchedIsinsReply, void>({
      query: () => 'watchedstocks',
      providesTags: ['WatchedStocks', 'Session'],
      onCacheEntryAdded: (_nothing, cache) => {
        const refetch = () => void cache.dispatch(taggedApi.util.invalidateTags(['WatchedStocks']));
        return refetchOnWatchlistChange(cache, refetch);
      },
    }),
  })),
});

export const { useGetWatchedIsinsQuery } = watchedStocksApi;
