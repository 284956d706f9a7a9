import { useIsHydrated } from '../../prerender/useIsHydrated';
import { hasPasskeySupport } from './webauthn';

/** Whether this browser has passkeys at all. Prerendered markup assumes it: nearly every browser has them. */
export const usePasskeySupport = (): boolean => !useIsHydrated() || hasPasskeySupport();
