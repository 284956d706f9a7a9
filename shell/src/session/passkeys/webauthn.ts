import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@tayyib/shared/contracts';
import { useIsHydrated } from '../../browser/useIsHydrated';

/** Whether this browser has passkeys at all. */
export const hasPasskeySupport = (): boolean => 'PublicKeyCredential' in globalThis;

/** The same for prerendered pages, whose markup assumes it: nearly every browser has passkeys. */
export const usePasskeySupport = (): boolean => !useIsHydrated() || hasPasskeySupport();

/** Loaded on the first use of a passkey. */
const library = () => import('@simplewebauthn/browser');

/** Lets the browser create a passkey. Rejects if the user cancels. */
export async function createPasskey(optionsJSON: PasskeyCreationOptions) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON });
}

/** Lets the browser sign with a passkey. Rejects if the user cancels. */
export async function signWithPasskey(optionsJSON: PasskeyRequestOptions) {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON });
}

/** Why the browser created or used no passkey, as a sentence. */
export function refusalOfBrowser(error: unknown): string {
  if (error instanceof Error && error.name === 'InvalidStateError')
    return 'This device already has a passkey for your account.';
  return 'Your browser used no passkey: it was cancelled, took too long, or has none for your account.';
}
