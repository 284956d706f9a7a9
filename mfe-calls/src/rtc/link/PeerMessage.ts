import { isReaction, type CallReaction } from '../../domain/reactions';
import { readPeerStatus, type PeerStatus } from './PeerStatus';

/** A message of the other side of a call beside its chat. */
export type PeerMessage =
  | { type: 'status'; status: PeerStatus }
  /** A reaction, which is shown for a few seconds. */
  | { type: 'reaction'; reaction: CallReaction };

/** More than a status with the longest address needs. */
const maxLength = 1200;

/** The message of the other side; null for what no browser of ours sends. */
export function parsePeerMessage(message: unknown): PeerMessage | null {
  if (typeof message !== 'string' || message.length > maxLength) return null;
  try {
    const value: unknown = JSON.parse(message);
    if (typeof value !== 'object' || value === null) return null;
    const reaction: unknown = Reflect.get(value, 'reaction');
    if (isReaction(reaction)) return { type: 'reaction', reaction };
    const status = readPeerStatus(value);
    return status && { type: 'status', status };
  } catch {
    return null;
  }
}
