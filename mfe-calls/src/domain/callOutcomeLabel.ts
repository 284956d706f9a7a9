import type { CallRecord } from '@tayyib/shared/contracts';

type CallOutcome = Pick<CallRecord, 'direction' | 'media' | 'acceptedAt' | 'endedAt' | 'reason' | 'isMissed'>;

/** The label of a past call: `Outgoing video call, 4 min 10 s`. */
export function callOutcomeLabel(call: CallOutcome): string {
  const { direction, media, acceptedAt, endedAt, reason, isMissed } = call;
  const kind = media === 'video' ? 'video call' : 'voice call';
  if (isMissed) return `Missed ${kind}`;
  const title = `${direction === 'out' ? 'Outgoing' : 'Incoming'} ${kind}`;
  if (acceptedAt !== null && endedAt !== null) return `${title}, ${duration(acceptedAt, endedAt)}`;
  if (reason === 'rejected') return `${title}, rejected`;
  return `${title}, not answered`;
}

function duration(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
