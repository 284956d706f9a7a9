import { api, owned } from '@tayyib/shared/api';
import type {
  AlertsClearedReply,
  AlertsReply,
  AlertsRestoreBody,
  AlertsUpToBody,
} from '@tayyib/shared/contracts';
import { listenWhileCached } from '@tayyib/shared/realtime';
import type { AppDispatch } from '@tayyib/shared/store';

/** Every answer to a change is the whole of what stands; whoever asked shows a refusal. */
const answersWithAll = {
  onQueryStarted: async (
    _change: unknown,
    { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: AlertsReply }> },
  ) => {
    const answer = await queryFulfilled.catch(() => null);
    if (answer) dispatch(showNotifications(answer.data));
  },
};

const post = (url: string, body: object) => ({ url: `notifications/${url}`, method: 'POST', body });

/** What the person should hear of, live. */
export const notificationsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getNotifications: build.query<AlertsReply, void>({
      query: () => 'getnotification',
      onCacheEntryAdded: (_nothing, cache) =>
        listenWhileCached(cache, (socket) => {
          const askAgain = () => {
            void cache.dispatch(
              notificationsApi.endpoints.getNotifications.initiate(undefined, {
                forceRefetch: true,
                subscribe: false,
              }),
            );
          };
          socket.on('newAlert', askAgain);
          socket.on('getNotification', askAgain);
          return () => {
            socket.off('newAlert', askAgain);
            socket.off('getNotification', askAgain);
          };
        }),
    }),
    visitNotification: build.mutation<AlertsReply, string>({
      query: (id) => ({ url: `notifications/${id}/visited`, method: 'PUT' }),
      ...answersWithAll,
    }),
    visitNotifications: build.mutation<AlertsReply, AlertsUpToBody>({
      query: (body) => post('visited', body),
      ...answersWithAll,
    }),
    clearNotifications: build.mutation<AlertsClearedReply, AlertsUpToBody>({
      query: (body) => post('clear', body),
      ...answersWithAll,
    }),
    restoreNotifications: build.mutation<AlertsReply, AlertsRestoreBody>({
      query: (body) => post('restore', body),
      ...answersWithAll,
    }),
  })),
});

const showNotifications = ({ data, unread }: AlertsReply) =>
  notificationsApi.util.upsertQueryEntries([
    { endpointName: 'getNotifications', arg: undefined, value: { data, unread } },
  ]);

export const {
  useGetNotificationsQuery,
  useVisitNotificationMutation,
  useVisitNotificationsMutation,
  useClearNotificationsMutation,
  useRestoreNotificationsMutation,
} = notificationsApi;
