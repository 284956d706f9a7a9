import { owned } from '@tayyib/shared/sdk/api';
import type {
  AddPasskeyBody,
  OwnProofBody,
  Passkey,
  PasskeyAddedReply,
  PasskeyCreationOptions,
  PasskeyNameBody,
  PasskeysReply,
} from '@tayyib/shared/contracts';
import { secondFactorApi } from '../secondFactor/secondFactorApi';

const changes = (_reply: unknown, error: unknown) =>
  error ? [] : (['Passkeys', 'SecondFactor', 'Devices', 'SecurityEvents'] as const);
const post = (path: string, body: object) => ({ url: `profile/passkeys${path}`, method: 'POST', body });

/** The user's passkeys. */
export const passkeysApi = secondFactorApi.enhanceEndpoints({ addTagTypes: ['Passkeys'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getPasskeys: build.query<Passkey[], void>({
      query: () => 'profile/passkeys',
      transformResponse: (reply: PasskeysReply) => reply.passkeys,
      providesTags: ['Passkeys'],
    }),
    beginPasskey: build.mutation<PasskeyCreationOptions, OwnProofBody>({
      query: (body) => post('/options', body),
    }),
    addPasskey: build.mutation<string[] | null, AddPasskeyBody>({
      query: (body) => post('', body),
      transformResponse: (reply: PasskeyAddedReply) => reply.recoveryCodes,
      invalidatesTags: changes,
    }),
    renamePasskey: build.mutation<void, PasskeyNameBody & { id: string }>({
      query: ({ id, name }) => ({ url: `profile/passkeys/${id}`, method: 'PUT', body: { name } }),
      transformResponse: () => undefined,
      invalidatesTags: changes,
    }),
    removePasskey: build.mutation<void, OwnProofBody & { id: string }>({
      query: ({ id, ...proof }) => post(`/${id}/remove`, proof),
      transformResponse: () => undefined,
      invalidatesTags: changes,
    }),
  })),
});

export const {
  useGetPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
} = passkeysApi;
