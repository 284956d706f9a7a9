import { api, owned } from '@tayyib/shared/sdk/api';
import type { SubscriptionReply } from '@tayyib/shared/contracts';

/** Makes the server check a plan that has expired. */
export const planCheckApi = api.enhanceEndpoints({ addTagTypes: ['Billing'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    checkPlan: build.mutation<SubscriptionReply, void>({
      query: () => 'subscriptionplancheck',
      invalidatesTags: ['Session', 'Modules', 'Billing'],
    }),
  })),
});

export const { useCheckPlanMutation } = planCheckApi;
