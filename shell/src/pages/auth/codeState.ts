import type { Dispatch } from '@tayyib/shared/contracts';

/** The code to enter: one that verifies an email, or one that signs in. */
export interface CodeState {
  kind: 'verify' | 'email' | 'phone';
  /** The email or phone number the code was sent to. */
  target: string;
  /** How the last code was sent, if known. */
  dispatch: Dispatch | null;
}

/** Reads the router's navigation state; null if the page was opened without one. An email alone means verification. */
export function codeStateOf(state: unknown): CodeState | null {
  if (typeof state !== 'object' || state === null) return null;
  const dispatch = 'dispatch' in state && isDispatch(state.dispatch) ? state.dispatch : null;
  if ('phone' in state && typeof state.phone === 'string')
    return { kind: 'phone', target: state.phone, dispatch };
  if (!('email' in state) || typeof state.email !== 'string') return null;
  const kind = 'signsIn' in state && state.signsIn === true ? 'email' : 'verify';
  return { kind, target: state.email, dispatch };
}

const isDispatch = (value: unknown): value is Dispatch =>
  typeof value === 'object' &&
  value !== null &&
  'resendAfterSeconds' in value &&
  typeof value.resendAfterSeconds === 'number' &&
  'isDelayed' in value &&
  typeof value.isDelayed === 'boolean';
