import { owned } from '@tayyib/shared/sdk/api';
import type {
  Dispatch,
  DispatchReply,
  OwnProofBody,
  RecoveryCodesReply,
  SecondFactorCodeBody,
  SecondFactorReply,
  SecondFactorSetupReply,
} from '@tayyib/shared/contracts';
import { profileApi } from '../profileApi';

const post = (path: string, body?: object) => ({
  url: `profile/second-factor${path}`,
  method: 'POST',
  ...(body && { body }),
});
const changes = (_reply: unknown, error: unknown) =>
  error ? [] : (['SecondFactor', 'Devices', 'SecurityEvents'] as const);
const codesOf = ({ recoveryCodes }: RecoveryCodesReply) => recoveryCodes;

/** The user's second factor and its recovery codes. */
export const secondFactorApi = profileApi
  .enhanceEndpoints({ addTagTypes: ['SecondFactor'] })
  .injectEndpoints({
    overrideExisting: true,
    endpoints: owned('shell', (build) => ({
      getSecondFactor: build.query<SecondFactorReply, void>({
        query: () => 'profile/second-factor',
        providesTags: ['SecondFactor'],
      }),
      sendSecondFactorProof: build.mutation<Dispatch, void>({
        query: () => post('/proof'),
        transformResponse: (reply: DispatchReply) => reply.data,
      }),
      beginSecondFactor: build.mutation<SecondFactorSetupReply, OwnProofBody>({
        query: (body) => post('', body),
      }),
      confirmSecondFactor: build.mutation<string[], SecondFactorCodeBody>({
        query: (body) => post('/confirm', body),
        transformResponse: codesOf,
        invalidatesTags: changes,
      }),
      replaceRecoveryCodes: build.mutation<string[], OwnProofBody>({
        query: (body) => post('/recovery-codes', body),
        transformResponse: codesOf,
        invalidatesTags: changes,
      }),
      removeSecondFactor: build.mutation<void, OwnProofBody>({
        query: (body) => post('/remove', body),
        transformResponse: () => undefined,
        invalidatesTags: changes,
      }),
    })),
  });

export const {
  useGetSecondFactorQuery,
  useSendSecondFactorProofMutation,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useReplaceRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
} = secondFactorApi;
