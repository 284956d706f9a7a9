import { owned } from '@tayyib/shared/sdk/api';
import type {
  Dispatch,
  DispatchReply,
  OwnPhoneBody,
  OwnProofBody,
  PhoneCodeBody,
} from '@tayyib/shared/contracts';
import { profileApi } from '../profileApi';

const changed = ['Profile', 'SecurityEvents'] as const;

/** The user's own phone number, a sign-in method. */
export const phoneApi = profileApi.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    sendOwnPhoneCode: build.mutation<Dispatch, OwnPhoneBody>({
      query: (body) => ({ url: 'identity/phone', method: 'POST', body }),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    sendPhoneProof: build.mutation<Dispatch, void>({
      query: () => ({ url: 'identity/phone/proof', method: 'POST' }),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    saveOwnPhone: build.mutation<void, PhoneCodeBody>({
      query: (body) => ({ url: 'identity/phone/use', method: 'POST', body }),
      transformResponse: () => undefined,
      invalidatesTags: (_reply, error) => (error ? [] : changed),
    }),
    removeOwnPhone: build.mutation<void, OwnProofBody>({
      query: (body) => ({ url: 'identity/phone', method: 'DELETE', body }),
      transformResponse: () => undefined,
      invalidatesTags: (_reply, error) => (error ? [] : changed),
    }),
  })),
});

export const {
  useSendOwnPhoneCodeMutation,
  useSendPhoneProofMutation,
  useSaveOwnPhoneMutation,
  useRemoveOwnPhoneMutation,
} = phoneApi;
