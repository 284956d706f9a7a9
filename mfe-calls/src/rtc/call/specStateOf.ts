import type { CallState, SpecCallState } from './callTypes';

/** The spec's name for the state of a call; null while there is no local stream. Apart from the transitions, which load with a page. */
export function specStateOf({ phase }: CallState): SpecCallState | null {
  if (phase === 'unavailable') return null;
  if (phase === 'available') return 'CALL_AVAILABLE';
  return phase === 'ringing' ? 'CALL_REQUESTED' : 'CALL_IN_PROGRESS';
}
