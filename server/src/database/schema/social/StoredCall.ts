import type { CallEndReason, CallMedia } from '@tayyib/shared/contracts';

/** One side of a call. */
export interface Leg {
  userId: string;
  /** What the other side's browser calls this person. */
  peer: string;
  username: string;
  /** The connection the call is at; null for a callee who has not answered. */
  device: string | null;
  /** When that connection was lost, in milliseconds; null while it is there. */
  lostAt: number | null;
  /** The number of the last message relayed for this side. */
  seq: number;
}

/** A one-to-one call as the server holds it. Times in milliseconds. */
export interface StoredCall {
  id: string;
  phase: 'ringing' | 'accepted' | 'ended';
  media: CallMedia;
  caller: Leg;
  callee: Leg;
  /** The call that the callee had placed to the caller at the same time, and that became this one; null for most. */
  alias: string | null;
  /** The callee's connections that ring and have not said that they cannot take it. */
  ringing: readonly string[];
  /** The newest peer connection of the call. */
  generation: number;
  placedAt: number;
  ringsUntil: number;
  acceptedAt: number | null;
  endedAt: number | null;
  reason: CallEndReason | null;
}
