import { legGraceMs } from '@tayyib/shared/limits';
import { stopsRinging } from './stopRinging';
import { endHeldCall } from './endStoredCall';
import { asBefore, ruled, type Device, type Ruling } from './CallDecision';
import type { HeldCall } from '../../../../../database/schema/HeldCall';

/** A connection closed. One that only rang stops ringing; a side gets a while to come back. */
export function loseDevice(call: HeldCall, device: string, now: number): Ruling {
  if (call.phase === 'ended') return asBefore;
  if (call.phase === 'ringing' && call.ringing.includes(device)) return stopsRinging(call, device, now);
  const side = [call.caller, call.callee].find((one) => one.device === device);
  // the while it gets begins when it is lost, however often that is seen
  if (!side || side.lostAt !== null) return asBefore;
  const lost = { ...side, lostAt: now };
  return ruled(side === call.caller ? { ...call, caller: lost } : { ...call, callee: lost }, []);
}

/** How the call stands for a connection that asks, which may be a new one of a side that was lost. */
export type Resuming =
  | (Ruling & { ok: false })
  | { ok: true; as: 'ringing' | 'accepted' | 'ended'; ruling: Ruling };

/** A connection asks after a call. A side that was lost goes on at the new connection, and the other side is told. */
export function resumeCall(call: HeldCall | null, by: Device): Resuming {
  if (!call || ![call.caller.userId, call.callee.userId].includes(by.userId))
    return { ok: false, refusal: 'no-such-call' };
  if (call.phase === 'ended') return { ok: true, as: 'ended', ruling: asBefore };
  const side = call.caller.userId === by.userId ? 'caller' : 'callee';
  const [own, other] = side === 'caller' ? [call.caller, call.callee] : [call.callee, call.caller];
  if (call.phase === 'ringing' && side === 'callee') {
    const ringing = [...new Set([...call.ringing, by.device])];
    return { ok: true, as: 'ringing', ruling: ruled({ ...call, ringing }, []) };
  }
  if (own.device === by.device) {
    return { ok: true, as: call.phase, ruling: ruled({ ...call, [side]: { ...own, lostAt: null } }, []) };
  }
  // another connection of a person who is in the call elsewhere
  if (own.lostAt === null) return { ok: true, as: 'ended', ruling: asBefore };
  const back: HeldCall = { ...call, [side]: { ...own, device: by.device, lostAt: null, seq: 0 } };
  const tell = call.phase === 'accepted' && other.device !== null;
  return {
    ok: true,
    as: call.phase,
    ruling: ruled(
      back,
      tell ? [{ to: other.device ?? '', event: 'call-resumed', payload: { callId: call.id } }] : [],
    ),
  };
}

/** What time does to a call: nobody answers, or a lost side does not come back. */
export function passTime(call: HeldCall, now: number): Ruling {
  if (call.phase === 'ended') return asBefore;
  const isLost = [call.caller, call.callee].some(
    ({ lostAt }) => lostAt !== null && now - lostAt >= legGraceMs,
  );
  if (isLost) {
    const { call: ended, sends } = endHeldCall(
      call,
      call.phase === 'ringing' ? 'cancelled' : 'peer-lost',
      now,
    );
    return ruled(ended, sends);
  }
  if (call.phase !== 'ringing' || now < call.ringsUntil) return asBefore;
  const { call: ended, sends } = endHeldCall(call, 'timeout', now);
  return ruled(ended, sends);
}
