import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../../database/client';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import { devicesOf, endStoredCall, unchanged, decided, type CallDecision } from './rules/callRules';
import { departDevice, checkAtOf, loseDevice, applyTimeouts } from './rules/followConnections';
import type { StoredCall } from '../../../../database/schema/community/StoredCall';
import { deviceOf, deviceRoom, devicesOfSession, sendAll } from './callDevices';
import { activeCallsIn, type StoredCalls } from './storedCalls';

/** Ends calls that nobody answers and calls whose lost side does not return. */
export interface CallWatch {
  /** Sends what a decision sends, and re-evaluates its call at the next deadline. A refusal does nothing. */
  apply(decision: CallDecision): void;
  /** Runs after each call that was accepted or ended on this server. */
  onChange(listener: () => void): void;
  /** A connection closed; its tab may have a new one already. */
  lost(socket: RealtimeSocket): Promise<void>;
  /** The tab of this connection went offline for calls: its call ends at once. */
  departed(socket: RealtimeSocket): Promise<void>;
  /** A session ended: the calls of its tabs end at once. */
  sessionEnded(sessionId: string): Promise<void>;
  /** Checks every active call for sides and timers whose server died. */
  sweep(): Promise<void>;
  /** Tells the others that the call of a user has ended whose account, and with it the call, is about to be deleted. */
  beforeErasure(transaction: Queryable, userId: string): Promise<void>;
  /** Ends the call between two users. */
  endBetween(one: string, other: string): Promise<void>;
}

/** Added to timers, so that the deadline has surely passed when they fire. */
const slackMs = 50;

export function createCallWatch(app: FastifyInstance, storedCalls: StoredCalls): CallWatch {
  const timers = new Map<string, NodeJS.Timeout>();
  const listeners: (() => void)[] = [];
  const now = () => app.clock.now().getTime();

  const apply = (decision: CallDecision) => {
    if (!decision.ok || !decision.outcome) return;
    sendAll(app.io, decision.outcome.sends);
    notifyCallEnded(app, decision.outcome.call);
    follow(decision.outcome.call);
    if (decision.outcome.call.phase !== 'ringing') for (const listen of listeners) listen();
  };
  const check = async (id: string) =>
    apply(await storedCalls.decide(id, (call) => afterTimeouts(call, now())));

  const follow = (call: StoredCall) => {
    clearTimeout(timers.get(call.id));
    timers.delete(call.id);
    const dueAt = dueOf(call);
    if (dueAt === null) return;
    const onDue = () => {
      timers.delete(call.id);
      check(call.id).catch((error: unknown) => app.log.warn(error, 'cannot evaluate a call'));
    };
    // does not delay shutdown: another server takes over
    timers.set(call.id, setTimeout(onDue, Math.max(0, dueAt - now()) + slackMs).unref());
  };

  const isConnected = async (device: string) =>
    (await app.io.in(deviceRoom(device)).fetchSockets()).length > 0;
  const lose = async (id: string, device: string) =>
    apply(await storedCalls.decide(id, (call) => (call ? loseDevice(call, device, now()) : unchanged)));

  const depart = async (id: string, device: string) =>
    apply(await storedCalls.decide(id, (call) => (call ? departDevice(call, device, now()) : unchanged)));

  app.addHook('preClose', async () => timers.forEach((timer) => clearTimeout(timer)));

  return {
    apply,
    onChange: (listener) => void listeners.push(listener),
    async lost(socket) {
      const { userId, device } = deviceOf(socket);
      if (await isConnected(device)) return;
      for (const { id } of await storedCalls.activeCalls(userId)) await lose(id, device);
    },
    async departed(socket) {
      const { userId, device } = deviceOf(socket);
      for (const { id } of await storedCalls.activeCalls(userId)) await depart(id, device);
    },
    async sessionEnded(sessionId) {
      const prefix = devicesOfSession(sessionId);
      for (const call of await storedCalls.activeCallsOn(prefix))
        for (const device of devicesOf(call)) if (device.startsWith(prefix)) await depart(call.id, device);
    },
    async sweep() {
      for (const call of await storedCalls.activeCalls()) {
        for (const device of devicesOf(call)) if (!(await isConnected(device))) await lose(call.id, device);
        await check(call.id);
      }
    },
    async beforeErasure(transaction, userId) {
      for (const call of await activeCallsIn(transaction, userId)) {
        const own = [call.caller, call.callee].find((side) => side.userId === userId)?.device ?? null;
        sendAll(app.io, endStoredCall(call, 'hung-up', now(), own).sends);
      }
    },
    async endBetween(one, other) {
      for (const { id } of await storedCalls.activeCalls(one)) {
        apply(await storedCalls.decide(id, (call) => endedBetween(call, other, now())));
      }
    },
  };
}

/** An ended call appears in the call lists of both users. */
function notifyCallEnded(app: FastifyInstance, { phase, caller, callee }: StoredCall): void {
  if (phase !== 'ended') return;
  for (const { userId } of [caller, callee]) app.push(userId, 'calls:changed');
}

function afterTimeouts(call: StoredCall | null, now: number): CallDecision {
  return call ? applyTimeouts(call, now) : unchanged;
}

function endedBetween(call: StoredCall | null, other: string, now: number): CallDecision {
  const isBetween =
    call && call.phase !== 'ended' && [call.caller.userId, call.callee.userId].includes(other);
  if (!isBetween) return unchanged;
  const { call: ended, sends } = endStoredCall(call, 'hung-up', now);
  return decided(ended, sends);
}

/** The next deadline of a call; null without one. */
function dueOf(call: StoredCall): number | null {
  if (call.phase === 'ended') return null;
  const checkAt = checkAtOf(call);
  if (call.phase !== 'ringing') return checkAt;
  return Math.min(call.ringsUntil, checkAt ?? Infinity);
}
