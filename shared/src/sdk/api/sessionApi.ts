import type { LoginBody, LoginReply, SessionReply, User } from '@tayyib/shared/contracts';
import { api } from './api';
import { notifySessionFoundEnded } from './sessionEnded';
import { whileSigningOut } from './signingOut';

const sessionQuery = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getSession: build.query<User | null, void>({
      query: () => 'session',
      transformResponse: ({ user, endedBecause }: SessionReply) => {
        if (endedBecause !== undefined) notifySessionFoundEnded({ message: endedBecause });
        return user;
      },
      providesTags: ['Session'],
    }),
  }),
});

/**
 * Sets the cached session, whatever the sign-in method. Synchronous, unlike `upsertQueryData`: no page may see the old
 * session after the new one was granted.
 */
export const setSession = (user: User | null) =>
  sessionQuery.util.upsertQueryEntries([{ endpointName: 'getSession', arg: undefined, value: user }]);

/** The longest that signing out waits for queries. One that hangs does not delay it further. */
const longestWaitMs = 1_000;

/** Signing in and out. */
export const sessionApi = sessionQuery.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    login: build.mutation<User, LoginBody>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
      transformResponse: (reply: LoginReply) => reply.data.user,
      invalidatesTags: (user) => (user ? ['Modules'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const user = await dataOrNull(queryFulfilled);
        if (user) dispatch(setSession(user));
      },
    }),
    logout: build.mutation<true, void>({
      queryFn: async (_nothing, { dispatch }, _options, reachServer) => {
        const { error } = await whileSigningOut(async () => {
          // those that arrive after the session has ended are refused too
          const inFlight = Promise.allSettled(dispatch(api.util.getRunningQueriesThunk()));
          await Promise.race([inFlight, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
          return reachServer({ url: 'logout', method: 'POST' });
        });
        return error ? { error } : { data: true };
      },
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        if (!(await dataOrNull(queryFulfilled))) return;
        // nothing of this user may remain for the next one in this browser
        dispatch(api.util.resetApiState());
        dispatch(setSession(null));
      },
    }),
  }),
});

export const { useGetSessionQuery, useLoginMutation, useLogoutMutation } = sessionApi;

/** The reply, or null when it was an error: the form that sent the request shows it. */
async function dataOrNull<Data>(request: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return (await request).data;
  } catch {
    return null;
  }
}
