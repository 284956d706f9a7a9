import type { CallDecision, Send } from '../../server/src/features/social/calls/oneToOne/rules/CallDecision';
import type { StoredCall } from '../../server/src/database/schema/StoredCall';
import { browserOf, type Heard, type Rules, type Said, userOf, withBrowser, type World } from './world';

/** Time stands still but for the moments at which it is made to pass. */
const now = 0;

/** The server takes one message of a browser, answers it and tells whom it concerns. */
export function serverHears(world: World, device: string, said: Said, rules: Rules): World {
  const by = { userId: userOf(device), device };
  const server = rules.server;
  if (said.type === 'describe') return relay(world, device, said, rules);
  switch (said.event) {
    case 'pre-offer': {
      const { callId, peer, media } = said.call;
      const caller = { ...by, peer: by.userId, username: by.userId };
      const callee = {
        userId: peer.socketId,
        peer: peer.socketId,
        username: peer.socketId,
        acceptsCalls: true,
        devices: Object.keys(world.browsers).filter(
          (other) => userOf(other) === peer.socketId && browserOf(world, other).isConnected,
        ),
      };
      const placing = server.placeCall(
        { callId, media, caller, callee },
        findCall(world, callId),
        activeOf(world, by.userId, peer.socketId),
        now,
      );
      if (!placing.ok) return reply(world, device, { type: 'refused', callId });
      const placed = keep(world, placing);
      return placing.into === null
        ? placed
        : reply(placed, device, { type: 'merged', callId, into: placing.into, socketId: peer.socketId });
    }
    case 'pre-offer-answer': {
      const { callId, answer } = said;
      const ruling = server.answerCall(findCall(world, callId), by, answer, now);
      return ruling.ok ? keep(world, ruling) : reply(world, device, { type: 'refused', callId });
    }
    case 'user-hanged-up': {
      const { callId, reason } = said;
      const ruling = server.leaveHeldCall(findCall(world, callId), by, reason, now);
      return reply(keep(world, ruling), device, { type: 'settled', callId });
    }
    case 'call-resume': {
      const { callId } = said;
      const call = findCall(world, callId);
      const resuming = server.resumeCall(call, by);
      if (!resuming.ok) return reply(world, device, { type: 'resumed', callId, as: 'ended' });
      const resumed = keep(world, resuming.decision);
      return call?.alias === callId && resuming.as !== 'ended'
        ? reply(resumed, device, { type: 'merged', callId, into: call.id, socketId: call.caller.peer })
        : reply(resumed, device, { type: 'resumed', callId, as: resuming.as });
    }
  }
}

/** The server notices that a connection closed. */
export function serverLoses(world: World, device: string, { server }: Rules): World {
  return Object.values(world.calls).reduce(
    (held, call) => keep(held, server.loseDevice(call, device, now)),
    world,
  );
}

/** So much time passes that the server gives up whatever it waits for. */
export function serverWaits(world: World, callId: string, { server }: Rules): World {
  const call = world.calls[callId];
  return call ? keep(world, server.passTime(call, Number.MAX_SAFE_INTEGER)) : world;
}

function relay(world: World, device: string, said: Extract<Said, { type: 'describe' }>, rules: Rules): World {
  const { callId, generation, seq, kind, to } = said;
  const link = { callId, seq, generation };
  const message =
    kind === 'offer'
      ? { event: 'webRTC-offer' as const, payload: { ...link, offer: { type: 'offer' as const, sdp: '-' } } }
      : {
          event: 'webRTC-answer' as const,
          payload: { ...link, answer: { type: 'answer' as const, sdp: '-' } },
        };
  const by = { userId: userOf(device), device };
  return keep(
    world,
    rules.server.relaySignal(findCall(world, callId), by, { seq, generation, addressee: to }, message),
  );
}

/** The call an id stands for: its own, or the one it became. */
function findCall(world: World, id: string): StoredCall | null {
  return world.calls[id] ?? Object.values(world.calls).find(({ alias }) => alias === id) ?? null;
}

function activeOf(world: World, ...users: string[]): StoredCall[] {
  return Object.values(world.calls).filter(
    ({ phase, caller, callee }) =>
      phase !== 'ended' && (users.includes(caller.userId) || users.includes(callee.userId)),
  );
}

function keep(world: World, ruling: CallDecision): World {
  if (!ruling.ok || !ruling.outcome) return world;
  const { call, sends } = ruling.outcome;
  const held: World = { ...world, calls: { ...world.calls, [call.id]: call } };
  return sends.reduce((next, send) => reply(next, send.to, inputOf(send)), held);
}

/** Puts a message on its way; one to a closed connection is lost, as on a real network. */
function reply(world: World, device: string, input: Heard): World {
  const browser = world.browsers[device];
  if (!browser?.isConnected) return world;
  return withBrowser(world, device, { toBrowser: [...browser.toBrowser, input] });
}

/** How a browser takes what the server sends. */
function inputOf(send: Send): Heard {
  const { callId } = send.payload;
  switch (send.event) {
    case 'pre-offer':
      return { type: 'rang', ring: send.payload };
    case 'pre-offer-answer':
      return { type: 'answered', callId, answer: send.payload.answer };
    case 'user-hanged-up':
      return { type: 'endedThere', callId, reason: send.payload.reason };
    case 'call-resumed':
      return { type: 'peerResumed', callId };
    case 'webRTC-offer':
      return { type: 'described', kind: 'offer', callId, generation: send.payload.generation };
    case 'webRTC-answer':
      return { type: 'described', kind: 'answer', callId, generation: send.payload.generation };
    case 'webRTC-candidate':
      throw new Error('Candidates are not part of this world.');
  }
}
