import type { CallEndReason, CallMedia } from '@tayyib/shared/contracts';

/** One side of a call. */
export interface Leg {
  userId: string;
  /** The peer id that the other side's browser uses for this caller. */
  peer: string;
  username: string;
  /** The socket of the call; null for a callee who has not answered. */
  device: string | null;
  /** When that socket was lost, in milliseconds; null while it is connected. */
  lostAt: number | null;
  /** The number of the last message relayed for this side. */
  seq: number;
}

/** A one-to-one call as stored. Times in milliseconds. */
export interface StoredCall {
  id: string;
  phase: 'ringing' | 'accepted' | 'ended';
  media: CallMedia;
  caller: Leg;
  callee: Leg;
  /** The simultaneous call from the callee that was merged into this one (glare); null for most. */
  alias: string | null;
  /** The callee's sockets that ring and have not reported that they cannot answer. */
  ringing: readonly string[];
  /** The newest peer connection of the call. */
  generation: number;
  placedAt: number;
  ringsUntil: number;
  /** When the connected side was last asked whether media arrives although the other side is lost; null before. */
  checkedAt: number | null;
  acceptedAt: number | null;
  endedAt: number | null;
  reason: CallEndReason | null;
}
