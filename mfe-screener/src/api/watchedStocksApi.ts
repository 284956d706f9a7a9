import { api, owned } from '@tayyib/shared/api';
import type { WatchedIsinsReply } from '@tayyib/shared/contracts';
import { listenWhileCached } from '@tayyib/shared/realtime';

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['WatchedStocks'] });

/** Which stocks the viewer watches, whatever module changes that. */
export const watchedStocksApi = taggedApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    getWatchedIsins: build.query<WatchedIsinsReply, void>({
      query: () => 'watchedstocks',
      providesTags: ['WatchedStocks', 'Session'],
      onCacheEntryAdded: (_nothing, cache) => {
        const refresh = () => void cache.dispatch(taggedApi.util.invalidateTags(['WatchedStocks']));
        return listenWhileCached(
          cache,
          (socket) => {
            socket.on('watchlists:changed', refresh);
            return () => socket.off('watchlists:changed', refresh);
          },
          refresh,
        );
      },
    }),
  })),
});

export const { useGetWatchedIsinsQuery } = watchedStocksApi;
