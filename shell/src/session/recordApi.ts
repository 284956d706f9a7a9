import { api, owned, setSession } from '@tayyib/shared/sdk/api';
import type { DeviceIdReply, User, UserRecordReply } from '@tayyib/shared/contracts';

/** Requests that a signed-in page repeats periodically. */
export const recordApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    /** The current user record; it replaces the session's. */
    checkUserRecord: build.mutation<User, string>({
      query: (userId) => `usercachecheck/${userId}`,
      transformResponse: ({ data }: UserRecordReply) => data,
      onQueryStarted: async (_userId, { dispatch, queryFulfilled }) => {
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(setSession(reply.data));
      },
    }),
    /** The device ID the server has for this browser. */
    getDeviceId: build.mutation<string, void>({
      query: () => 'getdeviceID',
      transformResponse: ({ data }: DeviceIdReply) => data.user.deviceID,
    }),
  })),
});
