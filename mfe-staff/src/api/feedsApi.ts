import { owned } from '@tayyib/shared/sdk/api';
import type { FeedRunReply, FeedRunsReply, FeedsReply, FetchNowReply } from '@tayyib/shared/contracts';
import { marketApi } from '@tayyib/shared/endpoints/market';

/** An import judges companies before the server replies. */
const importTimeoutMs = 300_000;

/** The endpoints of the feeds page. `useUploadFile` uploads files. */
export const feedsApi = marketApi.enhanceEndpoints({ addTagTypes: ['Feeds'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getFeeds: build.query<FeedsReply, void>({ query: () => 'staff/feeds', providesTags: ['Feeds'] }),
    getFeedRuns: build.query<FeedRunsReply, number>({
      query: (page) => ({ url: 'staff/feeds/runs', params: { page } }),
      providesTags: ['Feeds'],
    }),
    /** Runs are immutable. */
    getFeedRun: build.query<FeedRunReply, { id: string; page: number }>({
      query: ({ id, page }) => ({ url: `staff/feeds/runs/${encodeURIComponent(id)}`, params: { page } }),
    }),
    fetchFeedNow: build.mutation<FetchNowReply, string>({
      query: (key) => ({
        url: `staff/feeds/sources/${encodeURIComponent(key)}/fetch`,
        method: 'POST',
        timeout: importTimeoutMs,
      }),
      invalidatesTags: ['Feeds', 'Market'],
    }),
  })),
});

export const { useFetchFeedNowMutation, useGetFeedRunQuery, useGetFeedRunsQuery, useGetFeedsQuery } =
  feedsApi;
