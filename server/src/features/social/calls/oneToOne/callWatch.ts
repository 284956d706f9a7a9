import { legGraceMs } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { devicesOf, endHeldCall } from './rules/endStoredCall';
import { loseDevice, passTime } from './rules/followConnections';
import { asBefore, ruled, type Ruling } from './rules/CallDecision';
import type { HeldCall } from '../../../../database/schema/HeldCall';
import { deviceOf, deviceRoom, sendAll } from './callDevices';
import type { HeldCalls } from './storedCalls';
import { tellOfEnd } from './notifyCallEnded';

/** Ends calls that nobody answers and calls whose lost side does not come back. */
export interface CallWatch {
  /** Looks at the call again when its time is up. */
  follow(call: HeldCall): void;
  /** A connection closed; its tab may have another by now. */
  lost(socket: RealtimeSocket): Promise<void>;
  /** Looks at every call that goes on: for people and timers whose own server died. */
  sweep(): Promise<void>;
  /** Ends the call that two people are in with each other. */
  endBetween(one: string, other: string): Promise<void>;
}

/** Later than due by this much, so that the moment itself has surely passed. */
const slackMs = 50;

export function createCallWatch(app: FastifyInstance, held: HeldCalls): CallWatch {
  const timers = new Map<string, NodeJS.Timeout>();
  const now = () => app.clock.now().getTime();

  const carryOut = (ruling: Ruling) => {
    if (!ruling.ok || !ruling.outcome) return;
    sendAll(app.io, ruling.outcome.sends);
    tellOfEnd(app, ruling.outcome.call);
    follow(ruling.outcome.call);
  };
  const look = async (id: string) => carryOut(await held.decide(id, (call) => judged(call, now())));

  const follow = (call: HeldCall) => {
    clearTimeout(timers.get(call.id));
    timers.delete(call.id);
    const dueAt = dueOf(call);
    if (dueAt === null) return;
    const later = () => {
      timers.delete(call.id);
      look(call.id).catch((error: unknown) => app.log.warn(error, 'cannot look at a call'));
    };
    // a server that stops waits for nobody: another one looks
    timers.set(call.id, setTimeout(later, Math.max(0, dueAt - now()) + slackMs).unref());
  };

  const isConnected = async (device: string) =>
    (await app.io.in(deviceRoom(device)).fetchSockets()).length > 0;
  const lose = async (id: string, device: string) =>
    carryOut(await held.decide(id, (call) => (call ? loseDevice(call, device, now()) : asBefore)));

  app.addHook('preClose', async () => timers.forEach((timer) => clearTimeout(timer)));

  return {
    follow,
    async lost(socket) {
      const { userId, device } = deviceOf(socket);
      if (await isConnected(device)) return;
      for (const { id } of await held.goingOn(userId)) await lose(id, device);
    },
    async sweep() {
      for (const call of await held.goingOn()) {
        for (const device of devicesOf(call)) if (!(await isConnected(device))) await lose(call.id, device);
        await look(call.id);
      }
    },
    async endBetween(one, other) {
      for (const { id } of await held.goingOn(one)) {
        carryOut(await held.decide(id, (call) => endedBetween(call, other, now())));
      }
    },
  };
}

function judged(call: HeldCall | null, now: number): Ruling {
  return call ? passTime(call, now) : asBefore;
}

function endedBetween(call: HeldCall | null, other: string, now: number): Ruling {
  const isTheirs = call && call.phase !== 'ended' && [call.caller.userId, call.callee.userId].includes(other);
  if (!isTheirs) return asBefore;
  const { call: ended, sends } = endHeldCall(call, 'hung-up', now);
  return ruled(ended, sends);
}

/** When time next decides something about a call; null when it does not. */
function dueOf({ phase, ringsUntil, caller, callee }: HeldCall): number | null {
  if (phase === 'ended') return null;
  const losses = [caller.lostAt, callee.lostAt].filter((at) => at !== null).map((at) => at + legGraceMs);
  const times = phase === 'ringing' ? [ringsUntil, ...losses] : losses;
  return times.length === 0 ? null : Math.min(...times);
}
