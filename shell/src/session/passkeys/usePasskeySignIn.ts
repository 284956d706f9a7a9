import { useState } from 'react';
import { toMessage } from '@tayyib/shared/sdk/errors';
import {
  useBeginPasskeySignInMutation,
  useBeginPasskeyStepMutation,
  useCompletePasskeyStepMutation,
  useSignInByPasskeyMutation,
} from './passkeySignInApi';
import { refusalOfBrowser, signWithPasskey } from './webauthn';

/** Signs in with a passkey alone. */
export function usePasskeySignIn() {
  const [begin] = useBeginPasskeySignInMutation();
  const [complete] = useSignInByPasskeyMutation();
  return usePasskeyRun(async () => {
    const passkey = await signWithPasskey(await begin().unwrap());
    await complete({ passkey }).unwrap();
  });
}

/** Completes the second step of a sign-in with a passkey. */
export function usePasskeyStep() {
  const [begin] = useBeginPasskeyStepMutation();
  const [complete, { data }] = useCompletePasskeyStepMutation();
  const run = usePasskeyRun(async () => {
    const passkey = await signWithPasskey(await begin().unwrap());
    await complete({ passkey }).unwrap();
  });
  return { ...run, data };
}

/** Runs requests with the browser's dialog in between, and shows what went wrong in either. */
function usePasskeyRun(action: () => Promise<void>) {
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const run = async () => {
    setRunning(true);
    setRefusal(undefined);
    try {
      await action();
    } catch (error) {
      setRefusal(error instanceof Error ? refusalOfBrowser(error) : toMessage(error));
    }
    setRunning(false);
  };
  return { isRunning, refusal, run };
}
