import { api, owned } from '@tayyib/shared/api';
import type { SubscriptionReply } from '@tayyib/shared/contracts';

/** Has the server look again at a plan whose days have run out. */
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
