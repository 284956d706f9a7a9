import { callOf, type Call, type CallState } from '../rtc/call/callState';

/** What a tab must know to go back into its call after it was loaded anew. */
export interface KeptCall {
  viewerId: string;
  username: string;
  call: Call;
}

/** In the tab's own storage: gone with the tab, and never seen by another. */
const key = 'tayyib.call';
const goingOn = new Set<CallState['phase']>(['connecting', 'connected', 'reconnecting']);

/** Keeps the call that goes on, and forgets it when it is over. */
export function keepCall(of: Omit<KeptCall, 'call'>, state: CallState): void {
  const call = goingOn.has(state.phase) ? callOf(state) : null;
  if (call) sessionStorage.setItem(key, JSON.stringify({ ...of, call }));
  else sessionStorage.removeItem(key);
}

export function forgetCall(): void {
  sessionStorage.removeItem(key);
}

/** The call this tab was in when it was loaded anew; null for none, or somebody else's. */
export function keptCallOf(viewerId: string): KeptCall | null {
  const text = sessionStorage.getItem(key);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) && kept.viewerId === viewerId ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is KeptCall {
  if (typeof kept !== 'object' || kept === null) return false;
  return 'viewerId' in kept && 'username' in kept && 'call' in kept && typeof kept.call === 'object';
}
