import type { CallMedia } from '@tayyib/shared/contracts';
import { ringTimeoutMs } from '@tayyib/shared/limits';
import {
  acceptedBy,
  notAvailable,
  unchanged,
  noSuchCall,
  type CallOutcome,
  type CallDecision,
  type Send,
} from './callRules';
import type { StoredCall, Leg } from '../../../../../database/schema/community/StoredCall';

/** The user to be called. */
export interface Callee {
  userId: string;
  peer: string;
  username: string;
  /** Their connections on the calls pages, on any server. */
  devices: readonly string[];
  /** False where one of the two blocks the other, which is not disclosed to the caller. */
  acceptsCalls: boolean;
  /** The caller rang them too often recently without an answer. */
  isRungTooOften: boolean;
  /** An advisor, whom the plan of the caller does not include. */
  isBeyondPlan: boolean;
}

export interface Placed {
  callId: string;
  media: CallMedia;
  caller: { userId: string; peer: string; username: string; device: string };
  callee: Callee;
}

/** Placing a call may merge it into a call the callee has placed. */
export type Placing =
  | (CallDecision & { ok: false })
  | { ok: true; outcome: CallOutcome | null; into: string | null };

/**
 * Places a call. `known` is the call already stored under the id, if any; `active` are the active calls of
 * either user; a user is in one call at most. Two users who call each other meet in the call that was placed
 * first. A callee who cannot be reached is "not available"; a cause on the caller's side is a refusal, which says so.
 */
export function placeCall(
  placed: Placed,
  known: StoredCall | null,
  active: readonly StoredCall[],
  now: number,
): Placing {
  const { callId, caller, callee } = placed;
  if (known) return placedBefore(known, placed);
  const own = active.find(({ caller: { userId }, callee: { userId: other } }) =>
    [userId, other].includes(caller.userId),
  );
  const isGlare = own?.phase === 'ringing' && own.caller.userId === callee.userId;
  if (isGlare)
    return { ok: true, outcome: acceptedBy({ ...own, alias: callId }, caller.device, now), into: own.id };
  if (own) return { ok: false, refusal: 'already-in-call' };

  if (callee.isBeyondPlan) return { ok: false, refusal: 'advisor-by-plan' };
  const call = newCall(placed, now);
  const isBusy = active.some((other) => [other.caller.userId, other.callee.userId].includes(callee.userId));
  if (isBusy || !callee.acceptsCalls || callee.devices.length === 0) {
    return { ok: true, outcome: notAvailable(call, now), into: null };
  }
  if (callee.isRungTooOften) return { ok: false, refusal: 'rung-too-often' };
  const sends = callee.devices.map((to): Send => ({ to, event: 'pre-offer', payload: ringOf(call) }));
  return { ok: true, outcome: { call, sends }, into: null };
}

/** A repeated message. An id of another user's call is refused. */
function placedBefore(known: StoredCall, { callId, caller }: Placed): Placing {
  if (known.alias === callId && known.callee.userId === caller.userId)
    return { ...unchanged, into: known.id };
  const isTheirs = known.id === callId && known.caller.device === caller.device && known.phase !== 'ended';
  return isTheirs ? { ...unchanged, into: null } : noSuchCall;
}

/** What a connection of the callee receives of a ringing call. */
function ringOf({ id, caller, media }: StoredCall): Extract<Send, { event: 'pre-offer' }>['payload'] {
  return { callId: id, caller: { socketId: caller.peer, username: caller.username }, media };
}

function newCall({ callId, media, caller, callee }: Placed, now: number): StoredCall {
  const leg = { lostAt: null, seq: 0 };
  const calleeLeg: Leg = {
    ...leg,
    userId: callee.userId,
    peer: callee.peer,
    username: callee.username,
    device: null,
  };
  return {
    id: callId,
    phase: 'ringing',
    media,
    caller: { ...caller, ...leg },
    callee: calleeLeg,
    alias: null,
    ringing: callee.devices,
    generation: 0,
    placedAt: now,
    ringsUntil: now + ringTimeoutMs,
    checkedAt: null,
    acceptedAt: null,
    endedAt: null,
    reason: null,
  };
}
