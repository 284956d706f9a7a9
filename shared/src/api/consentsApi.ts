import type { ConsentsReply } from '@tayyib/shared/contracts';
import type { ConsentPurposeId } from '@tayyib/shared/consents';
import { api } from './api';

/** What the viewer agreed to. Here because the profile shows it and modules ask for it; every answer is the whole of it. */
export const consentsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getConsents: build.query<ConsentsReply, void>({ query: () => 'consents' }),
    setConsent: build.mutation<ConsentsReply, { purpose: ConsentPurposeId; isGiven: boolean }>({
      query: ({ purpose, isGiven }) => ({ url: `consents/${purpose}`, method: 'PUT', body: { isGiven } }),
      onQueryStarted: async (_wish, { dispatch, queryFulfilled }) => {
        // whoever asked shows a refusal
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(showConsents(answer.data));
      },
    }),
  }),
});

const showConsents = (consents: ConsentsReply) =>
  consentsApi.util.upsertQueryEntries([{ endpointName: 'getConsents', arg: undefined, value: consents }]);

export const { useGetConsentsQuery, useSetConsentMutation } = consentsApi;
