import { owned } from '@tayyib/shared/sdk/api';
import type {
  FilingBackfill,
  FilingHost,
  FilingsReply,
  FilingState,
  KnownFilingsReply,
  RetriedReply,
} from '@tayyib/shared/contracts';
import { feedsApi } from './feedsApi';

/** The endpoints of the filings section of the feeds page. */
export const filingsApi = feedsApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('staff', (build) => ({
    getFilingsFeed: build.query<FilingsReply, void>({
      query: () => 'staff/feeds/filings',
      providesTags: ['Feeds'],
    }),
    getKnownFilings: build.query<KnownFilingsReply, { state: FilingState; page: number }>({
      query: (params) => ({ url: 'staff/feeds/filings/list', params }),
      providesTags: ['Feeds'],
    }),
    pauseFilingHost: build.mutation<FilingHost, { host: string; isPaused: boolean }>({
      query: ({ host, isPaused }) => ({
        url: `staff/feeds/filings/hosts/${encodeURIComponent(host)}`,
        method: 'POST',
        body: { isPaused },
      }),
      invalidatesTags: ['Feeds'],
    }),
    startBackfill: build.mutation<FilingBackfill, string>({
      query: (since) => ({ url: 'staff/feeds/filings/backfill', method: 'POST', body: { since } }),
      invalidatesTags: ['Feeds'],
    }),
    pauseBackfill: build.mutation<FilingBackfill, boolean>({
      query: (isPaused) => ({
        url: 'staff/feeds/filings/backfill/pause',
        method: 'POST',
        body: { isPaused },
      }),
      invalidatesTags: ['Feeds'],
    }),
    retryFilings: build.mutation<RetriedReply, 'failed' | 'refused' | 'missing'>({
      query: (state) => ({ url: 'staff/feeds/filings/retry', method: 'POST', body: { state } }),
      invalidatesTags: ['Feeds'],
    }),
  })),
});

export const {
  useGetFilingsFeedQuery,
  useGetKnownFilingsQuery,
  usePauseFilingHostMutation,
  useStartBackfillMutation,
  usePauseBackfillMutation,
  useRetryFilingsMutation,
} = filingsApi;
