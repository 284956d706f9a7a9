import { api, owned } from '@tayyib/shared/sdk/api';
import type {
  AddWebhookReply,
  AlertChoice,
  AlertSettings,
  AlertTiming,
  PushSubscriptionBody,
  WebhookTestReply,
} from '@tayyib/shared/contracts';

const settingsTag = 'AlertSettings' as const;

/** The settings of alerts. */
export const alertSettingsApi = api.enhanceEndpoints({ addTagTypes: [settingsTag] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getAlertSettings: build.query<AlertSettings, void>({
      query: () => 'alerts/settings',
      providesTags: [settingsTag],
    }),
    chooseAlerts: build.mutation<AlertSettings, AlertChoice>({
      query: (body) => ({ url: 'alerts/settings/choice', method: 'PUT', body }),
      invalidatesTags: [settingsTag],
    }),
    timeAlerts: build.mutation<AlertSettings, AlertTiming>({
      query: (body) => ({ url: 'alerts/settings/timing', method: 'PUT', body }),
      invalidatesTags: [settingsTag],
    }),
    subscribePush: build.mutation<AlertSettings, PushSubscriptionBody>({
      query: (body) => ({ url: 'alerts/push', method: 'PUT', body }),
      invalidatesTags: [settingsTag],
    }),
    unsubscribePush: build.mutation<AlertSettings, string>({
      query: (endpoint) => ({ url: 'alerts/push/remove', method: 'POST', body: { endpoint } }),
      invalidatesTags: [settingsTag],
    }),
    addAlertWebhook: build.mutation<AddWebhookReply, string>({
      query: (url) => ({ url: 'alerts/webhooks', method: 'POST', body: { url } }),
      invalidatesTags: [settingsTag],
    }),
    removeAlertWebhook: build.mutation<AlertSettings, string>({
      query: (id) => ({ url: `alerts/webhooks/${id}`, method: 'DELETE' }),
      invalidatesTags: [settingsTag],
    }),
    testAlertWebhook: build.mutation<WebhookTestReply, string>({
      query: (id) => ({ url: `alerts/webhooks/${id}/test`, method: 'POST' }),
      invalidatesTags: [settingsTag],
    }),
  })),
});

export const {
  useGetAlertSettingsQuery,
  useChooseAlertsMutation,
  useTimeAlertsMutation,
  useSubscribePushMutation,
  useUnsubscribePushMutation,
  useAddAlertWebhookMutation,
  useRemoveAlertWebhookMutation,
  useTestAlertWebhookMutation,
} = alertSettingsApi;
