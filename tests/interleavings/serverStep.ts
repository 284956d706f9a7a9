import { legGraceMs, ringTimeoutMs } from '@tayyib/shared/limits';
import type { CallDecision, Send } from '../../server/src/features/community/calls/oneToOne/rules/callRules';
import type { StoredCall } from '../../server/src/database/schema/community/StoredCall';
import {
  browserOf,
  type ServerMessage,
  type Rules,
  type ClientMessage,
  userOf,
  withBrowser,
  type ModelState,
} from './modelState';

/** Time only passes in `serverWaits`. */
const now = 0;
/** Longer than a call rings and than a lost side is waited for; shorter than the longest absence while media flows. */
const waitMs = ringTimeoutMs + legGraceMs;

/** The server handles one message from a browser: it replies and notifies other browsers. */
export function serverStep(
  state: ModelState,
  device: string,
  received: ClientMessage,
  rules: Rules,
): ModelState {
  const by = { userId: userOf(device), device };
  const server = rules.server;
  if (received.type === 'describe') return relay(state, device, received, rules);
  if (received.type === 'leave') return serverDepartsDevice(state, device, rules);
  switch (received.event) {
    case 'pre-offer': {
      const { callId, peer, media } = received.call;
      const caller = { ...by, peer: by.userId, username: by.userId };
      const callee = {
        userId: peer.socketId,
        peer: peer.socketId,
        username: peer.socketId,
        acceptsCalls: true,
        isRungTooOften: unansweredRings(state, by.userId, peer.socketId) >= state.budget.rings,
        isBeyondPlan: false,
        devices: Object.keys(state.browsers).filter(
          (other) =>
            userOf(other) === peer.socketId &&
            browserOf(state, other).isConnected &&
            !browserOf(state, other).hasLeft,
        ),
      };
      const placing = server.placeCall(
        { callId, media, caller, callee },
        findCall(state, callId),
        activeOf(state, by.userId, peer.socketId),
        now,
      );
      if (!placing.ok) return reply(state, device, { type: 'refused', callId, message: placing.refusal });
      const placed = applyRuling(state, placing);
      return placing.into === null
        ? placed
        : reply(placed, device, { type: 'merged', callId, into: placing.into, socketId: peer.socketId });
    }
    case 'pre-offer-answer': {
      const { callId, answer } = received;
      const call = findCall(state, callId);
      const ruling = server.answerCall(call, by, answer, now);
      const isForNobody = call?.phase === 'ringing' && call.caller.lostAt !== null;
      const isAccepted = ruling.ok && ruling.outcome?.call.phase === 'accepted';
      if (isForNobody && isAccepted) return { ...state, fault: `${device} was connected to a lost caller` };
      return ruling.ok
        ? applyRuling(state, ruling)
        : reply(state, device, { type: 'refused', callId, message: ruling.refusal });
    }
    case 'user-hanged-up': {
      const { callId } = received;
      const ruling = server.leaveStoredCall(findCall(state, callId), by, received, now);
      return reply(applyRuling(state, ruling), device, { type: 'hangUpConfirmed', callId });
    }
    case 'call-resume': {
      const { callId } = received;
      const call = findCall(state, callId);
      const resuming = server.resumeCall(call, by);
      if (!resuming.ok) return reply(state, device, { type: 'resumed', callId, as: 'ended' });
      const resumed = applyRuling(state, resuming.decision);
      return call?.alias === callId && resuming.as !== 'ended'
        ? reply(resumed, device, { type: 'merged', callId, into: call.id, socketId: call.caller.peer })
        : reply(resumed, device, { type: 'resumed', callId, as: resuming.as });
    }
  }
}

/** The server notices that a connection closed. */
export function serverLosesDevice(state: ModelState, device: string, { server }: Rules): ModelState {
  return Object.values(state.calls).reduce(
    (next, call) => applyRuling(next, server.loseDevice(call, device, now)),
    state,
  );
}

/** A tab went offline for calls, or its session ended. */
export function serverDepartsDevice(state: ModelState, device: string, { server }: Rules): ModelState {
  return Object.values(state.calls).reduce<ModelState>(
    (next, call) => applyRuling(next, server.departDevice(call, device, now)),
    { ...state, departed: [...state.departed, device] },
  );
}

/** Enough time passes for every server timeout. */
export function serverWaits(state: ModelState, callId: string, { server }: Rules): ModelState {
  const call = state.calls[callId];
  return call ? applyRuling(state, server.applyTimeouts(call, now + waitMs)) : state;
}

function relay(
  state: ModelState,
  device: string,
  received: Extract<ClientMessage, { type: 'describe' }>,
  rules: Rules,
): ModelState {
  const { callId, generation, seq, kind, to } = received;
  const link = { callId, seq, generation };
  const message =
    kind === 'offer'
      ? { event: 'webRTC-offer' as const, payload: { ...link, offer: { type: 'offer' as const, sdp: '-' } } }
      : {
          event: 'webRTC-answer' as const,
          payload: { ...link, answer: { type: 'answer' as const, sdp: '-' } },
        };
  const by = { userId: userOf(device), device };
  return applyRuling(
    state,
    rules.server.relaySignal(findCall(state, callId), by, { seq, generation, addressee: to }, message),
  );
}

/** The call with an id, or the one it was merged into. */
export function findCall(state: ModelState, id: string): StoredCall | null {
  return state.calls[id] ?? Object.values(state.calls).find(({ alias }) => alias === id) ?? null;
}

/** How often a user rang another without an answer. */
function unansweredRings(state: ModelState, caller: string, callee: string): number {
  return Object.values(state.calls).filter(
    (call) =>
      call.caller.userId === caller &&
      call.callee.userId === callee &&
      call.acceptedAt === null &&
      call.reason !== 'not-available',
  ).length;
}

function activeOf(state: ModelState, ...users: string[]): StoredCall[] {
  return Object.values(state.calls).filter(
    ({ phase, caller, callee }) =>
      phase !== 'ended' && (users.includes(caller.userId) || users.includes(callee.userId)),
  );
}

function applyRuling(state: ModelState, ruling: CallDecision): ModelState {
  if (!ruling.ok || !ruling.outcome) return state;
  const { call, sends } = ruling.outcome;
  const updated: ModelState = { ...state, calls: { ...state.calls, [call.id]: call } };
  return sends.reduce((next, send) => reply(next, send.to, inputOf(send)), updated);
}

/** Queues a message to a browser; one to a closed connection is lost, as on a real network. */
function reply(state: ModelState, device: string, input: ServerMessage): ModelState {
  const browser = state.browsers[device];
  if (!browser?.isConnected) return state;
  return withBrowser(state, device, { toBrowser: [...browser.toBrowser, input] });
}

/** The browser's input for a message from the server. */
function inputOf(send: Send): ServerMessage {
  const { callId } = send.payload;
  switch (send.event) {
    case 'pre-offer':
      return { type: 'rang', ring: send.payload };
    case 'pre-offer-answer':
      return { type: 'answered', callId, answer: send.payload.answer };
    case 'user-hanged-up':
      return { type: 'endedByServer', callId, reason: send.payload.reason };
    case 'call-resumed':
      return { type: 'peerResumed', callId };
    case 'call-peer-away':
      return { type: 'peerAway', callId };
    case 'webRTC-offer':
      return { type: 'described', kind: 'offer', callId, generation: send.payload.generation };
    case 'webRTC-answer':
      return { type: 'described', kind: 'answer', callId, generation: send.payload.generation };
    case 'webRTC-candidate':
      throw new Error('Candidates are not part of this model.');
  }
}
