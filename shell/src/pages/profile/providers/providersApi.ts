import { owned } from '@tayyib/shared/sdk/api';
import type {
  Dispatch,
  DispatchReply,
  ExternalProvider,
  LinkedProviderBody,
  LinkedProvidersReply,
} from '@tayyib/shared/contracts';
import { profileApi } from '../profileApi';

/** The user's accounts at Google and Apple, which are sign-in methods. */
export const providersApi = profileApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getLinkedProviders: build.query<LinkedProvidersReply['providers'], void>({
      query: () => 'profile/providers',
      transformResponse: (reply: LinkedProvidersReply) => reply.providers,
      providesTags: ['Providers'],
    }),
    sendProviderProof: build.mutation<Dispatch, void>({
      query: () => ({ url: 'profile/providers/proof', method: 'POST' }),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    changeLinkedProvider: build.mutation<void, LinkedProviderBody & { provider: ExternalProvider }>({
      query: ({ provider, ...body }) => ({ url: `profile/providers/${provider}`, method: 'PUT', body }),
      transformResponse: () => undefined,
      invalidatesTags: (_reply, error) => (error ? [] : ['Providers', 'Devices', 'SecurityEvents']),
    }),
  })),
});

export const { useGetLinkedProvidersQuery, useSendProviderProofMutation, useChangeLinkedProviderMutation } =
  providersApi;
