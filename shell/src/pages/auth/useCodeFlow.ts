import {
  useSendEmailCodeMutation,
  useSendPhoneCodeMutation,
  useSendVerificationMutation,
  useSignInByEmailCodeMutation,
  useSignInByPhoneCodeMutation,
  useVerifyEmailMutation,
} from '../../session/identityApi';
import type { CodeState } from './codeState';

/** The mutations of a code page: to use the code, and to send a new one. */
export function useCodeFlow({ kind, target }: CodeState) {
  const [verify, verifying] = useVerifyEmailMutation();
  const [signInByEmail, emailSignIn] = useSignInByEmailCodeMutation();
  const [signInByPhone, phoneSignIn] = useSignInByPhoneCodeMutation();
  const [sendVerification, verification] = useSendVerificationMutation();
  const [sendEmailCode, emailCode] = useSendEmailCodeMutation();
  const [sendPhoneCode, phoneCode] = useSendPhoneCodeMutation();
  const flows = {
    verify: {
      use: (code: string) => verify({ email: target, code }),
      using: verifying,
      send: () => sendVerification({ email: target }),
      sending: verification,
    },
    email: {
      use: (code: string) => signInByEmail({ email: target, code }),
      using: emailSignIn,
      send: () => sendEmailCode({ email: target }),
      sending: emailCode,
    },
    phone: {
      use: (code: string) => signInByPhone({ phone: target, code }),
      using: phoneSignIn,
      send: () => sendPhoneCode({ phone: target }),
      sending: phoneCode,
    },
  };
  return flows[kind];
}
