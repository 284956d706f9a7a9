import { api, owned, setSession } from '@tayyib/shared/sdk/api';
import type {
  LoginReply,
  PasskeyRequestOptions,
  SecondStepMethodsReply,
  SecondStepReply,
  UsePasskeyBody,
} from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/sdk/store';

const post = (url: string, body?: object) => ({
  url: `identity/${url}`,
  method: 'POST',
  ...(body && { body }),
});

interface Started<Reply> {
  dispatch: AppDispatch;
  queryFulfilled: Promise<{ data: Reply }>;
}

const signsIn = {
  invalidatesTags: (reply: LoginReply | undefined) => (reply ? (['Modules'] as const) : []),
  onQueryStarted: async (_body: unknown, { dispatch, queryFulfilled }: Started<LoginReply>) => {
    const reply = await queryFulfilled.catch(() => null);
    if (reply) dispatch(setSession(reply.data.data.user));
  },
};

/** Signing in with a passkey: alone, or as the second step. */
export const passkeySignInApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getSecondStepMethods: build.query<SecondStepMethodsReply['methods'], void>({
      query: () => 'identity/second-step/methods',
      transformResponse: (reply: SecondStepMethodsReply) => reply.methods,
    }),
    beginPasskeyStep: build.mutation<PasskeyRequestOptions, void>({
      query: () => post('second-step/passkey/options'),
    }),
    completePasskeyStep: build.mutation<SecondStepReply, UsePasskeyBody>({
      query: (body) => post('second-step/passkey', body),
      ...signsIn,
    }),
    beginPasskeySignIn: build.mutation<PasskeyRequestOptions, void>({
      query: () => post('passkey/options'),
    }),
    signInByPasskey: build.mutation<LoginReply, UsePasskeyBody>({
      query: (body) => post('passkey/use', body),
      ...signsIn,
    }),
  })),
});

export const {
  useGetSecondStepMethodsQuery,
  useBeginPasskeyStepMutation,
  useCompletePasskeyStepMutation,
  useBeginPasskeySignInMutation,
  useSignInByPasskeyMutation,
} = passkeySignInApi;
