import { api, owned, setSession } from '@tayyib/shared/sdk/api';
import type {
  AvatarReply,
  ChangePasswordBody,
  ProfileBody,
  ProfileReply,
  SecurityEventsReply,
  SessionReply,
  SessionsReply,
  User,
} from '@tayyib/shared/contracts';

const tagTypes = ['Profile', 'Devices', 'SecurityEvents', 'Providers'] as const;

/** The viewer's own account. */
export const profileApi = api.enhanceEndpoints({ addTagTypes: tagTypes }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getProfile: build.query<ProfileReply, void>({ query: () => 'profile', providesTags: ['Profile'] }),
    saveProfile: build.mutation<User | null, ProfileBody>({
      query: (body) => ({ url: 'profile', method: 'PUT', body }),
      transformResponse: (reply: SessionReply) => reply.user,
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        // the form shows errors
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(setSession(reply.data));
      },
    }),
    changePassword: build.mutation<void, ChangePasswordBody>({
      query: (body) => ({ url: 'profile/password', method: 'PUT', body }),
      transformResponse: () => undefined,
      invalidatesTags: (_reply, error) => (error ? [] : ['Devices', 'SecurityEvents']),
    }),
    saveAvatar: build.mutation<AvatarReply, Blob>({
      query: (body) => ({ url: 'profile/avatar', method: 'PUT', body }),
      invalidatesTags: (reply) => (reply ? ['Session'] : []),
    }),
    removeAvatar: build.mutation<AvatarReply, void>({
      query: () => ({ url: 'profile/avatar', method: 'DELETE' }),
      invalidatesTags: (reply) => (reply ? ['Session'] : []),
    }),
    getDevices: build.query<SessionsReply, void>({ query: () => 'sessions', providesTags: ['Devices'] }),
    endOtherSessions: build.mutation<void, void>({
      query: () => ({ url: 'sessions', method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: ['Devices', 'SecurityEvents'],
    }),
    getSecurityEvents: build.query<SecurityEventsReply, void>({
      query: () => 'profile/security-events',
      providesTags: ['SecurityEvents'],
    }),
  })),
});

export const {
  useGetProfileQuery,
  useSaveProfileMutation,
  useChangePasswordMutation,
  useSaveAvatarMutation,
  useRemoveAvatarMutation,
  useGetDevicesQuery,
  useEndOtherSessionsMutation,
  useGetSecurityEventsQuery,
} = profileApi;
