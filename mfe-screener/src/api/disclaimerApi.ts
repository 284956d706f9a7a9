import { api, owned } from '@tayyib/shared/sdk/api';
import type { ConsentsReply } from '@tayyib/shared/contracts';

/** Recording the consent to the disclaimer. */
export const disclaimerApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('screener', (build) => ({
    agreeToDisclaimer: build.mutation<ConsentsReply, void>({
      query: () => ({ url: 'consents/disclaimer', method: 'PUT', body: { isGiven: true } }),
    }),
  })),
});

export const { useAgreeToDisclaimerMutation } = disclaimerApi;
