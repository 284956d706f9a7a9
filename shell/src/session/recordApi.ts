import { api, owned, setSession } from '@tayyib/shared/api';
import type { DeviceIdReply, User, UserRecordReply } from '@tayyib/shared/contracts';

/** What a signed-in page asks about itself from time to time. */
export const recordApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    /** The person as they are now; the answer replaces what the page knew. */
    checkUserRecord: build.mutation<User, string>({
      query: (userId) => `usercachecheck/${userId}`,
      transformResponse: ({ data }: UserRecordReply) => data,
      onQueryStarted: async (_userId, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(setSession(answer.data));
      },
    }),
    /** Which device the server takes this browser for. */
    askDeviceId: build.mutation<string, void>({
      query: () => 'getdeviceID',
      transformResponse: ({ data }: DeviceIdReply) => data.user.deviceID,
    }),
  })),
});
