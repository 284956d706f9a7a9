import { api, owned, setSession } from '@tayyib/shared/api';
import type { DashboardArrangement, FirstStepsReply, SessionReply, User } from '@tayyib/shared/contracts';
import { refetchOnWatchlistChange } from '@tayyib/shared/realtime';

/** How the viewer arranged the dashboard, which is part of the session, and what they have set up. */
export const arrangementApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    saveArrangement: build.mutation<User | null, DashboardArrangement>({
      query: (body) => ({ url: 'profile/dashboard', method: 'PUT', body }),
      transformResponse: (reply: SessionReply) => reply.user,
      onQueryStarted: async (_arrangement, { dispatch, queryFulfilled }) => {
        // the caller shows an error
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(setSession(reply.data));
      },
    }),
    /** Read again with each visit, as other pages change it, and when the viewer's watchlists change. */
    getFirstSteps: build.query<FirstStepsReply, void>({
      query: () => 'profile/first-steps',
      keepUnusedDataFor: 0,
      onCacheEntryAdded: (_nothing, cache) => {
        const refetch = async () => {
          // of a request that is running, the reply may be older than the change
          await cache.dispatch(arrangementApi.util.getRunningQueryThunk('getFirstSteps', undefined));
          void cache.dispatch(
            arrangementApi.endpoints.getFirstSteps.initiate(undefined, {
              forceRefetch: true,
              subscribe: false,
            }),
          );
        };
        return refetchOnWatchlistChange(cache, () => void refetch());
      },
    }),
  })),
});

export const { useSaveArrangementMutation, useGetFirstStepsQuery } = arrangementApi;
