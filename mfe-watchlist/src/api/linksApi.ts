import { api, owned } from '@tayyib/shared/sdk/api';
import type { SharedWatchlist, WatchlistLinkReply } from '@tayyib/shared/contracts';

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['Watchlists'] });

/** Links that show a watchlist to anyone who has them. */
export const linksApi = taggedApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('watchlist', (build) => ({
    /** Ends the link before. The secret is in this reply only. */
    makeLink: build.mutation<WatchlistLinkReply, string>({
      query: (id) => ({ url: `watchlistcat/${id}/link`, method: 'PUT' }),
      invalidatesTags: ['Watchlists'],
    }),
    endLink: build.mutation<unknown, string>({
      query: (id) => ({ url: `watchlistcat/${id}/link`, method: 'DELETE' }),
      invalidatesTags: ['Watchlists'],
    }),
    /** What a link shows. The secret is sent in the body: addresses are logged. */
    openLink: build.query<SharedWatchlist, string>({
      query: (secret) => ({ url: 'sharedwatchlist', method: 'POST', body: { secret } }),
      // the reader's standard judges it
      providesTags: ['Session'],
    }),
  })),
});

export const { useEndLinkMutation, useMakeLinkMutation, useOpenLinkQuery } = linksApi;
