import type { SessionReply, StandardId, User } from '@tayyib/shared/contracts';
import { api } from './api';
import { setSession } from './sessionApi';

interface ChosenStandard {
  user: User;
  standard: StandardId;
}

/** Choosing the standard to judge by, from the profile or wherever a standard is chosen. */
export const myStandardApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    saveMyStandard: build.mutation<User | null, ChosenStandard>({
      query: ({ user: { first_name, last_name, description }, standard }) => ({
        url: 'profile',
        method: 'PUT',
        body: { first_name, last_name, description, standard },
      }),
      transformResponse: (reply: SessionReply) => reply.user,
      // what the server judges for the viewer is judged again
      invalidatesTags: (user) => (user ? ['Session'] : []),
      onQueryStarted: async (_chosen, { dispatch, queryFulfilled }) => {
        // the caller shows an error
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(setSession(reply.data));
      },
    }),
  }),
});

export const { useSaveMyStandardMutation } = myStandardApi;
