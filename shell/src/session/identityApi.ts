import { api, owned, setSession } from '@tayyib/shared/sdk/api';
import type {
  Dispatch,
  DispatchReply,
  EmailBody,
  EmailCodeBody,
  LinkBody,
  LinkReply,
  LinkRequestBody,
  LinkUsedReply,
  LoginReply,
  PhoneBody,
  PhoneCodeBody,
  RegisterBody,
  RegisterReply,
  ResetPasswordBody,
  SecondStepBody,
  SecondStepReply,
  TermsBody,
  User,
  SignInMethodsReply,
} from '@tayyib/shared/contracts';
import type { AppDispatch } from '@tayyib/shared/sdk/store';

const post = (url: string, body: object) => ({ url: `identity/${url}`, method: 'POST', body });

/** Sets the session as soon as the server has signed the user in. The form shows errors. */
const signsIn = {
  transformResponse: (reply: LoginReply): User => reply.data.user,
  invalidatesTags: (user: User | undefined) => (user ? (['Modules'] as const) : []),
  onQueryStarted: async (
    _body: unknown,
    { dispatch, queryFulfilled }: { dispatch: AppDispatch; queryFulfilled: Promise<{ data: User }> },
  ) => {
    const reply = await queryFulfilled.catch(() => null);
    if (reply) dispatch(setSession(reply.data));
  },
};

/** Registration, and every sign-in method except the password. */
export const identityApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: owned('shell', (build) => ({
    getSignInMethods: build.query<SignInMethodsReply, void>({ query: () => 'identity/ways' }),
    register: build.mutation<RegisterReply['data'], RegisterBody>({
      query: (body) => ({ url: 'add/user', method: 'POST', body }),
      transformResponse: (reply: RegisterReply) => reply.data,
    }),
    verifyEmail: build.mutation<User, EmailCodeBody>({
      query: (body) => post('verification/use', body),
      ...signsIn,
    }),
    sendVerification: build.mutation<Dispatch, EmailBody>({
      query: (body) => post('verification', body),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    sendEmailCode: build.mutation<Dispatch, EmailBody>({
      query: (body) => post('email/code', body),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    signInByEmailCode: build.mutation<User, EmailCodeBody>({
      query: (body) => post('email/code/use', body),
      ...signsIn,
    }),
    sendPhoneCode: build.mutation<Dispatch, PhoneBody>({
      query: (body) => post('phone/code', body),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    signInByPhoneCode: build.mutation<User, PhoneCodeBody>({
      query: (body) => post('phone/code/use', body),
      ...signsIn,
    }),
    sendLink: build.mutation<Dispatch, LinkRequestBody>({
      query: (body) => post('link', body),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    inspectLink: build.mutation<LinkReply, LinkBody>({ query: (body) => post('link/look', body) }),
    signInByLink: build.mutation<LinkUsedReply, LinkBody>({
      query: (body) => post('link/use', body),
      invalidatesTags: (reply) => (reply ? ['Modules'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(setSession(reply.data.data.user));
      },
    }),
    completeSecondStep: build.mutation<SecondStepReply, SecondStepBody>({
      query: (body) => post('second-step', body),
      invalidatesTags: (reply) => (reply ? ['Modules'] : []),
      onQueryStarted: async (_body, { dispatch, queryFulfilled }) => {
        const reply = await queryFulfilled.catch(() => null);
        if (reply) dispatch(setSession(reply.data.data.user));
      },
    }),
    forgotPassword: build.mutation<Dispatch, EmailBody>({
      query: (body) => post('password/forgot', body),
      transformResponse: (reply: DispatchReply) => reply.data,
    }),
    resetPassword: build.mutation<void, ResetPasswordBody>({
      query: (body) => post('password/reset', body),
      transformResponse: () => undefined,
    }),
    acceptTerms: build.mutation<User, TermsBody>({
      query: (body) => ({ url: 'userstatus', method: 'POST', body }),
      ...signsIn,
    }),
  })),
});

export const {
  useGetSignInMethodsQuery,
  useRegisterMutation,
  useVerifyEmailMutation,
  useSendVerificationMutation,
  useSendEmailCodeMutation,
  useSignInByEmailCodeMutation,
  useSendPhoneCodeMutation,
  useSignInByPhoneCodeMutation,
  useSendLinkMutation,
  useInspectLinkMutation,
  useSignInByLinkMutation,
  useCompleteSecondStepMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useAcceptTermsMutation,
} = identityApi;
