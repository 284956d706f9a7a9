import type { CallMedia } from '@tayyib/shared/contracts';
import { ringTimeoutMs } from '@tayyib/shared/limits';
import { acceptedBy } from './acceptCall';
import { notAvailable } from './stopRinging';
import { asBefore, noSuchCall, type Outcome, type Ruling, type Send } from './Ruling';
import type { HeldCall, Leg } from '../../../../database/schema/HeldCall';

/** Someone who is to be rung. */
export interface Callee {
  userId: string;
  peer: string;
  username: string;
  /** Their connections on the calls pages, on whatever server. */
  devices: readonly string[];
  /** False for someone who was rung by the caller too often of late, or who blocks them. */
  takesCalls: boolean;
}

export interface Placed {
  callId: string;
  media: CallMedia;
  caller: { userId: string; peer: string; username: string; device: string };
  callee: Callee;
}

/** Placing a call may find that it is one with a call the callee has placed. */
export type Placing = (Ruling & { ok: false }) | { ok: true; outcome: Outcome | null; into: string | null };

/**
 * Places a call. `known` is what the id stands for already, if anything; `active` are the calls either of the two is in; a person is in one call at most. Two who call each
 * other meet in the call that was placed first. Whoever cannot be reached, for whatever reason, is "not available".
 */
export function placeCall(
  placed: Placed,
  known: HeldCall | null,
  active: readonly HeldCall[],
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

  const call = newCall(placed, now);
  const isBusy = active.some((other) => [other.caller.userId, other.callee.userId].includes(callee.userId));
  if (isBusy || !callee.takesCalls || callee.devices.length === 0) {
    return { ok: true, outcome: notAvailable(call, now), into: null };
  }
  const sends = callee.devices.map((to): Send => ({ to, event: 'pre-offer', payload: ringOf(call) }));
  return { ok: true, outcome: { call, sends }, into: null };
}

/** A repeated message. Somebody else's id is no id. */
function placedBefore(known: HeldCall, { callId, caller }: Placed): Placing {
  if (known.alias === callId && known.callee.userId === caller.userId) return { ...asBefore, into: known.id };
  const isTheirs = known.id === callId && known.caller.device === caller.device && known.phase !== 'ended';
  return isTheirs ? { ...asBefore, into: null } : noSuchCall;
}

/** What a connection of the callee is told of a ringing call. */
function ringOf({ id, caller, media }: HeldCall): Extract<Send, { event: 'pre-offer' }>['payload'] {
  return { callId: id, caller: { socketId: caller.peer, username: caller.username }, media };
}

function newCall({ callId, media, caller, callee }: Placed, now: number): HeldCall {
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
    acceptedAt: null,
    endedAt: null,
    reason: null,
  };
}
