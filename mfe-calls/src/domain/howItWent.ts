import type { CallRecord } from '@tayyib/shared/contracts';

type Facts = Pick<CallRecord, 'direction' | 'media' | 'acceptedAt' | 'endedAt' | 'reason' | 'isMissed'>;

/** A past call in words: `Outgoing video call, 4 min 10 s`. */
export function howItWent({ direction, media, acceptedAt, endedAt, reason, isMissed }: Facts): string {
  const kind = media === 'video' ? 'video call' : 'voice call';
  if (isMissed) return `Missed ${kind}`;
  const title = `${direction === 'out' ? 'Outgoing' : 'Incoming'} ${kind}`;
  if (acceptedAt !== null && endedAt !== null) return `${title}, ${lengthOf(acceptedAt, endedAt)}`;
  if (reason === 'rejected') return `${title}, rejected`;
  return `${title}, not answered`;
}

function lengthOf(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
