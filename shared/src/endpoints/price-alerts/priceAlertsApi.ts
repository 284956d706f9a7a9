import { api } from '@tayyib/shared/sdk/api';
import type { PriceAlertBody, PriceAlertChanges, PriceAlertsReply } from '@tayyib/shared/contracts';

/**
 * The price alerts of the viewer. Here because the notification page and modules use them: a change on one page is
 * read again on the other. Every reply is complete.
 */
export const priceAlertsApi = api.enhanceEndpoints({ addTagTypes: ['PriceAlerts'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getPriceAlerts: build.query<PriceAlertsReply, void>({
      query: () => 'price-alerts',
      providesTags: ['PriceAlerts'],
    }),
    addPriceAlert: build.mutation<PriceAlertsReply, PriceAlertBody>({
      query: (body) => ({ url: 'price-alerts', method: 'POST', body }),
      invalidatesTags: ['PriceAlerts'],
    }),
    /** Removes some and adds one: all of it or nothing, and once however often it is sent. */
    changePriceAlerts: build.mutation<PriceAlertsReply, PriceAlertChanges>({
      query: (body) => ({ url: 'price-alerts', method: 'PATCH', body }),
      invalidatesTags: ['PriceAlerts'],
    }),
    removePriceAlert: build.mutation<PriceAlertsReply, string>({
      query: (id) => ({ url: `price-alerts/${id}`, method: 'DELETE' }),
      invalidatesTags: ['PriceAlerts'],
    }),
    /** Undoes a removal, for a day. */
    restorePriceAlert: build.mutation<PriceAlertsReply, string>({
      query: (id) => ({ url: `price-alerts/${id}/restore`, method: 'POST' }),
      invalidatesTags: ['PriceAlerts'],
    }),
  }),
});

export const {
  useAddPriceAlertMutation,
  useChangePriceAlertsMutation,
  useGetPriceAlertsQuery,
  useRemovePriceAlertMutation,
  useRestorePriceAlertMutation,
} = priceAlertsApi;
