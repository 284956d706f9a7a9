import { api, owned, setSession } from '@tayyib/shared/sdk/api';
import type { DashboardArrangement, FirstStepsReply, SessionReply, User } from '@tayyib/shared/contracts';
import { refetchOnWatchlistChange } from '@tayyib/shared/sdk/realtime';

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['FirstSteps'] });

/** How the viewer arranged the dashboard, which is part of the session, and what they have set up. */
export const arrangementApi = taggedApi.injectEndpoints({
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
      providesTags: ['FirstSteps'],
      onCacheEntryAdded: (_nothing, cache) => {
        const refetch = () => void cache.dispatch(taggedApi.util.invalidateTags(['FirstSteps']));
        return refetchOnWatchlistChange(cache, refetch);
      },
    }),
  })),
});

export const { useSaveArrangementMutation, useGetFirstStepsQuery } = arrangementApi;
