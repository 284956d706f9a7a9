import { legGraceMs } from '@tayyib/shared/limits';
import { stopsRinging, endStoredCall, unchanged, decided, type Device, type CallDecision } from './callRules';
import type { StoredCall } from '../../../../../database/schema/community/StoredCall';

/** A caller whose connection is lost has this long to return while the call rings: nobody shall answer an empty line. */
const ringingGraceMs = 3000;

/** A side whose connection to the server is lost this long is not waited for, even if the other side reports no end. */
const longestAbsenceMs = 5 * 60_000;

/** How long a lost side has to return before anything happens, in milliseconds. */
const graceMsOf = ({ phase }: StoredCall): number => (phase === 'ringing' ? ringingGraceMs : legGraceMs);

/** When the call of a lost side has to be evaluated; null while no side is lost. */
export function checkAtOf(call: StoredCall): number | null {
  const losses = [call.caller.lostAt, call.callee.lostAt].filter((at) => at !== null);
  if (losses.length === 0) return null;
  // while one side is connected, it is asked again after each period of grace
  const since = losses.length === 1 ? [...losses, call.checkedAt ?? 0] : losses;
  return Math.max(...since) + graceMsOf(call);
}

/** A connection closed. One that only rang stops ringing; a side may return within a grace period. */
export function loseDevice(call: StoredCall, device: string, now: number): CallDecision {
  if (call.phase === 'ended') return unchanged;
  if (call.phase === 'ringing' && call.ringing.includes(device))
    return stopsRinging(call, device, now, 'timeout');
  const side = [call.caller, call.callee].find((one) => one.device === device);
  // the grace period starts at the first loss, however often it is noticed
  if (!side || side.lostAt !== null) return unchanged;
  const lost = { ...side, lostAt: now };
  return decided(side === call.caller ? { ...call, caller: lost } : { ...call, callee: lost }, []);
}

/**
 * A device left calls for good: its user went offline, or its session ended. Unlike a lost one it does not return, so the call
 * of that side ends at once.
 */
export function departDevice(call: StoredCall, device: string, now: number): CallDecision {
  if (call.phase === 'ended') return unchanged;
  if (call.phase === 'ringing' && call.ringing.includes(device))
    return stopsRinging(call, device, now, 'timeout');
  if (![call.caller.device, call.callee.device].includes(device)) return unchanged;
  const { call: ended, sends } = endStoredCall(
    call,
    call.phase === 'ringing' ? 'cancelled' : 'hung-up',
    now,
    device,
  );
  return decided(ended, sends);
}

/** The state of the call for a connection that resumes it, which may be a new one of a lost side. */
export type Resuming =
  | (CallDecision & { ok: false })
  | { ok: true; as: 'ringing' | 'accepted' | 'ended'; decision: CallDecision };

/**
 * A connection resumes a call. A lost side continues on the new connection, and the other side is notified.
 */
export function resumeCall(call: StoredCall | null, by: Device): Resuming {
  if (!call || ![call.caller.userId, call.callee.userId].includes(by.userId))
    return { ok: false, refusal: 'no-such-call' };
  if (call.phase === 'ended') return { ok: true, as: 'ended', decision: unchanged };
  const side = call.caller.userId === by.userId ? 'caller' : 'callee';
  const [own, other] = side === 'caller' ? [call.caller, call.callee] : [call.callee, call.caller];
  if (call.phase === 'ringing' && side === 'callee') {
    const ringing = [...new Set([...call.ringing, by.device])];
    return { ok: true, as: 'ringing', decision: decided({ ...call, ringing }, []) };
  }
  if (own.device === by.device) {
    return {
      ok: true,
      as: call.phase,
      decision: decided({ ...call, checkedAt: null, [side]: { ...own, lostAt: null } }, []),
    };
  }
  // another connection of a user whose call is on a different one
  if (own.lostAt === null) return { ok: true, as: 'ended', decision: unchanged };
  const back: StoredCall = {
    ...call,
    checkedAt: null,
    [side]: { ...own, device: by.device, lostAt: null, seq: 0 },
  };
  const isToNotify = call.phase === 'accepted' && other.device !== null;
  return {
    ok: true,
    as: call.phase,
    decision: decided(
      back,
      isToNotify ? [{ to: other.device ?? '', event: 'call-resumed', payload: { callId: call.id } }] : [],
    ),
  };
}

/**
 * Applies expired deadlines to a call: nobody answered, or a lost side did not return. Media does not need the server: while the
 * other side of an answered call is connected, that side is asked, and ends the call if nothing arrives.
 */
export function applyTimeouts(call: StoredCall, now: number): CallDecision {
  if (call.phase === 'ended') return unchanged;
  const checkAt = checkAtOf(call);
  if (checkAt !== null && now >= checkAt) {
    const witness = witnessOf(call, now);
    if (witness !== null) {
      const question = { to: witness, event: 'call-peer-away', payload: { callId: call.id } } as const;
      return decided({ ...call, checkedAt: now }, [question]);
    }
    const { call: ended, sends } = endStoredCall(
      call,
      call.phase === 'ringing' ? 'cancelled' : 'peer-lost',
      now,
    );
    return decided(ended, sends);
  }
  if (call.phase !== 'ringing' || now < call.ringsUntil) return unchanged;
  const { call: ended, sends } = endStoredCall(call, 'timeout', now);
  return decided(ended, sends);
}

/** The connected side of an answered call whose other side is lost: it knows whether media arrives. Null if there is none. */
function witnessOf({ phase, caller, callee }: StoredCall, now: number): string | null {
  if (phase !== 'accepted') return null;
  const [lost, other] = caller.lostAt === null ? [callee, caller] : [caller, callee];
  const isTooLong = lost.lostAt === null || now - lost.lostAt >= longestAbsenceMs;
  return isTooLong || other.lostAt !== null ? null : other.device;
}
