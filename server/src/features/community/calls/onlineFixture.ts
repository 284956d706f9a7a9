import type {
  ActiveUser,
  CallAnswer,
  CallBroadcast,
  CallServerEvents,
  LeaveReason,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName, TestSocket } from '../../../testing';
import { openSocket, signedIn } from '../../../testing';

type ReceivedEvent = {
  [Event in keyof CallServerEvents]: [Event, Parameters<CallServerEvents[Event]>[0]];
}[keyof CallServerEvents];
const events: readonly (keyof CallServerEvents)[] = [
  'pre-offer',
  'pre-offer-answer',
  'webRTC-offer',
  'webRTC-answer',
  'webRTC-candidate',
  'user-hanged-up',
  'call-resumed',
  'call-peer-away',
];

/** The online users after a presence message, by name. */
export function peopleAfter(people: readonly ActiveUser[], message: CallBroadcast): ActiveUser[] {
  if (message.event === 'GROUP_CALL_ROOMS') return [...people];
  if (message.event === 'ACTIVE_USERS') return message.activeUsers;
  const came = message.came.map(({ peer }) => peer);
  return [
    ...people.filter(({ peer }) => !message.went.includes(peer) && !came.includes(peer)),
    ...message.came,
  ].sort((one, other) => one.username.localeCompare(other.username, 'en-IN'));
}

/** A user who is online for calls under their own name, every call event they received, and how they act. */
export async function goOnline(app: FastifyInstance, name: PersonName) {
  return onlineAt(await openSocket(app, await signedIn(app, name)), name);
}

export type OnlineTester = Awaited<ReturnType<typeof goOnline>>;

export async function onlineAt(socket: TestSocket, name: string) {
  const received: [string, unknown][] = [];
  let people: ActiveUser[] = [];
  let changed = () => {};
  for (const event of events) {
    socket.on(event, (payload: unknown) => {
      received.push([event, payload]);
      changed();
    });
  }
  socket.on('broadcast', (message) => {
    people = peopleAfter(people, message);
    changed();
  });
  await socket.emitWithAck('register-new-user', { username: name });
  const until = async <Found>(check: () => Found | undefined): Promise<Found> => {
    for (;;) {
      const found = check();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (changed = resolve));
    }
  };
  const isGone = (other: string) => (people.some(({ username }) => username === other) ? undefined : true);
  return {
    socket,
    received,
    until,
    receives: (...wanted: ReceivedEvent) =>
      until(() => received.find((one) => JSON.stringify(one) === JSON.stringify(wanted))),
    /** The events of that name received so far. */
    receivedOf: (event: keyof CallServerEvents) => received.filter(([one]) => one === event),
    peerOf: (other: string) => until(() => people.find(({ username }) => username === other)?.peer),
    stateOf: (other: string) => people.find(({ username }) => username === other)?.state,
    sees: (other: string) => people.some(({ username }) => username === other),
    seesNot: (other: string) => until(() => isGone(other)),
    call: (callId: string, peer: string) =>
      socket.emitWithAck('pre-offer', { callId, callee: { socketId: peer }, media: 'video' }),
    answer: (callId: string, peer: string, answer: CallAnswer) =>
      socket.emitWithAck('pre-offer-answer', { callId, callerSocketId: peer, answer }),
    hangUp: (callId: string, peer: string, reason: LeaveReason = 'hung-up') =>
      socket.emitWithAck('user-hanged-up', { callId, connectedUserSocketId: peer, reason }),
    candidate: (callId: string, peer: string, seq: number, candidate = '') =>
      socket.emitWithAck('webRTC-candidate', {
        callId,
        seq,
        generation: 0,
        connectedUserSocketId: peer,
        candidate: { candidate, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: null },
      }),
    describe: (callId: string, peer: string, sdp: string, seq = 1) =>
      socket.emitWithAck('webRTC-offer', {
        callId,
        seq,
        generation: 0,
        calleeSocketId: peer,
        offer: { type: 'offer', sdp },
      }),
    /** Sends an arbitrary payload, like a foreign client. */
    sends: (event: string, ...payload: unknown[]): Promise<unknown> =>
      new Promise((resolve) => {
        Reflect.apply(socket.emit, socket, [event, ...payload, resolve]);
      }),
  };
}
