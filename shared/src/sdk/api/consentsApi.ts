import type { ConsentsReply } from '@tayyib/shared/contracts';
import type { ConsentPurposeId } from '@tayyib/shared/consents';
import { api } from './api';

/** The consents of the viewer. Here because both the profile and modules use them; every reply is complete. */
export const consentsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getConsents: build.query<ConsentsReply, void>({ query: () => 'consents' }),
    setConsent: build.mutation<ConsentsReply, { purpose: ConsentPurposeId; isGiven: boolean }>({
      query: ({ purpose, isGiven }) => ({ url: `consents/${purpose}`, method: 'PUT', body: { isGiven } }),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        // the caller shows an error
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(showConsents(reply.data));
      },
    }),
  }),
});

const showConsents = (consents: ConsentsReply) =>
  consentsApi.util.upsertQueryEntries([{ endpointName: 'getConsents', arg: undefined, value: consents }]);

export const { useGetConsentsQuery, useSetConsentMutation } = consentsApi;
