import { callOf, type Call, type CallState } from '../rtc/call/callState';
import { keptInTab } from './keptInTab';

/** What a tab must know to go back into its call after it was loaded anew. */
export interface KeptCall {
  viewerId: string;
  username: string;
  call: Call;
}

const { keep, forget, keptOf } = keptInTab('tayyib.call', isKept);
const goingOn = new Set<CallState['phase']>(['connecting', 'connected', 'reconnecting']);

/** Keeps the call that goes on, and forgets it when it is over. */
export function keepCall(of: Omit<KeptCall, 'call'>, state: CallState): void {
  const call = goingOn.has(state.phase) ? callOf(state) : null;
  if (call) keep({ ...of, call });
  else forget();
}

/** The call this tab was in when it was loaded anew. */
export { forget as forgetCall, keptOf as keptCallOf };

function isKept(value: object): value is KeptCall {
  return 'viewerId' in value && 'username' in value && 'call' in value && typeof value.call === 'object';
}
