import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  AlertsClearedReply,
  AlertsReply,
  AlertsRestoreBody,
  AlertsUpToBody,
} from '@tayyib/shared/contracts';
import { listenWhileCached, type AppSocket } from '@tayyib/shared/sdk/realtime';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import { onNewAlert } from './onNewAlert';

/** Every mutation replies with the full list, which replaces the cached one. The component shows errors. */
const updatesList = {
  onQueryStarted: async (
    _change: unknown,
    { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: AlertsReply }> },
  ) => {
    const reply = await queryFulfilled.catch(() => null);
    if (reply) dispatch(showAlerts(reply.data));
  },
};

const post = (url: string, body: object) => ({ url: `notifications/${url}`, method: 'POST', body });

/** The user's alerts, updated over the socket. */
export const alertsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getAlerts: build.query<AlertsReply, void>({
      query: () => 'getnotification',
      onCacheEntryAdded: (_nothing, cache) => {
        const refetch = async () => {
          // of a request that is running, the reply may be older than the change
          await cache.dispatch(alertsApi.util.getRunningQueryThunk('getAlerts', undefined));
          void cache.dispatch(
            alertsApi.endpoints.getAlerts.initiate(undefined, {
              forceRefetch: true,
              subscribe: false,
            }),
          );
        };
        const changed = () => void refetch();
        const listen = (socket: AppSocket) => {
          const stopAlerts = onNewAlert(socket, changed);
          socket.on('getNotification', changed);
          return () => {
            stopAlerts();
            socket.off('getNotification', changed);
          };
        };
        return listenWhileCached(cache, listen, changed);
      },
    }),
    visitAlert: build.mutation<AlertsReply, string>({
      query: (id) => ({ url: `notifications/${id}/visited`, method: 'PUT' }),
      ...updatesList,
    }),
    visitAlerts: build.mutation<AlertsReply, AlertsUpToBody>({
      query: (body) => post('visited', body),
      ...updatesList,
    }),
    clearAlerts: build.mutation<AlertsClearedReply, AlertsUpToBody>({
      query: (body) => post('clear', body),
      ...updatesList,
    }),
    restoreAlerts: build.mutation<AlertsReply, AlertsRestoreBody>({
      query: (body) => post('restore', body),
      ...updatesList,
    }),
  })),
});

const showAlerts = ({ data, unread }: AlertsReply) =>
  alertsApi.util.upsertQueryEntries([{ endpointName: 'getAlerts', arg: undefined, value: { data, unread } }]);

export const {
  useGetAlertsQuery,
  useVisitAlertMutation,
  useVisitAlertsMutation,
  useClearAlertsMutation,
  useRestoreAlertsMutation,
} = alertsApi;
