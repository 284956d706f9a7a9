import { api, owned } from '@tayyib/shared/api';
import type {
  AddWebhookReply,
  AlertChoice,
  AlertSettings,
  AlertTiming,
  PriceAlertBody,
  PriceAlertsReply,
  PushSubscriptionBody,
  WebhookTestReply,
} from '@tayyib/shared/contracts';

const settingsTag = 'AlertSettings' as const;

/** The settings of alerts, and price alerts. */
export const alertSettingsApi = api
  .enhanceEndpoints({ addTagTypes: [settingsTag, 'PriceAlerts'] })
  .injectEndpoints({
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
      getPriceAlerts: build.query<PriceAlertsReply, void>({
        query: () => 'price-alerts',
        providesTags: ['PriceAlerts'],
      }),
      addPriceAlert: build.mutation<PriceAlertsReply, PriceAlertBody>({
        query: (body) => ({ url: 'price-alerts', method: 'POST', body }),
        invalidatesTags: ['PriceAlerts'],
      }),
      removePriceAlert: build.mutation<PriceAlertsReply, string>({
        query: (id) => ({ url: `price-alerts/${id}`, method: 'DELETE' }),
        invalidatesTags: ['PriceAlerts'],
      }),
      restorePriceAlert: build.mutation<PriceAlertsReply, string>({
        query: (id) => ({ url: `price-alerts/${id}/restore`, method: 'POST' }),
        invalidatesTags: ['PriceAlerts'],
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
  useGetPriceAlertsQuery,
  useAddPriceAlertMutation,
  useRemovePriceAlertMutation,
  useRestorePriceAlertMutation,
} = alertSettingsApi;
