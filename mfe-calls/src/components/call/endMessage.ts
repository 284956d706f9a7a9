import type { CallEndReason } from '@tayyib/shared/contracts';
import type { EndedCall } from '../../rtc/call/callTypes';

/** Why a call ended: a callee who did not answer has missed it. */
export function endMessageOf({
  role,
  reason,
  message,
}: Pick<EndedCall, 'role' | 'reason' | 'message'>): string {
  if (message !== undefined) return message;
  return role === 'callee' && reason === 'timeout' ? 'You missed this call.' : endMessages[reason];
}

/** Why a call ended. The first two texts are the spec's. */
const endMessages: Readonly<Record<CallEndReason, string>> = {
  'not-available': 'Callee is not able to pick up the call right now',
  rejected: 'Call rejected by the callee',
  timeout: 'Nobody answered.',
  cancelled: 'The call was cancelled.',
  'hung-up': 'The call has ended.',
  'peer-lost': 'The connection to the other side was lost.',
  'answered-elsewhere': 'You answered on another tab or device.',
  'no-path':
    'No connection could be made: the network here or there seems to block calls. Try another network.',
  'media-error': 'A camera or microphone failed.',
};
