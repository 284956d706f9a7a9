import { randomUUID } from 'node:crypto';
import type { ActiveUser, CallAnswer, CallServerEvents } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { calls } from '../callsTables';
import type { PersonName, TestSocket } from '../../../testing';
import { buildTestApp, connectSocket } from '../../../testing';

let app: FastifyInstance;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.close());
  await app.db.delete(calls);
});
afterAll(() => app.close());

type Heard = {
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
];

/** Someone online for calls, and everything the server tells them of calls. */
async function online(name: PersonName) {
  const socket = await connectSocket(app, name);
  sockets.push(socket);
  const heard: unknown[] = [];
  let people: ActiveUser[] = [];
  let changed = () => {};
  for (const event of events) {
    socket.on(event, (payload: unknown) => {
      heard.push([event, payload]);
      changed();
    });
  }
  socket.on('broadcast', (message) => {
    if (message.event === 'ACTIVE_USERS') people = message.activeUsers;
    changed();
  });
  await socket.emitWithAck('register-new-user', { username: name });
  const until = async <Found>(look: () => Found | undefined): Promise<Found> => {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (changed = resolve));
    }
  };
  return {
    socket,
    heard,
    hears: (...wanted: Heard) =>
      until(() => heard.find((one) => JSON.stringify(one) === JSON.stringify(wanted)) ?? undefined),
    peerOf: (other: string) => until(() => people.find(({ username }) => username === other)?.peer),
    call: (callId: string, peer: string) =>
      socket.emitWithAck('pre-offer', { callId, callee: { socketId: peer }, media: 'video' }),
    answer: (callId: string, peer: string, answer: CallAnswer) =>
      socket.emitWithAck('pre-offer-answer', { callId, callerSocketId: peer, answer }),
    hangUp: (callId: string, peer: string) =>
      socket.emitWithAck('user-hanged-up', { callId, connectedUserSocketId: peer, reason: 'hung-up' }),
  };
}

it('rings, is accepted and ends for both', async () => {
  const [ann, bob] = [await online('ann'), await online('bob')];
  const [annPeer, bobPeer] = [await bob.peerOf('ann'), await ann.peerOf('bob')];
  const callId = randomUUID();
  expect(await ann.call(callId, bobPeer)).toEqual({ ok: true, merged: null });
  await bob.hears('pre-offer', { callId, caller: { socketId: annPeer, username: 'ann' }, media: 'video' });
  expect(await bob.answer(callId, annPeer, 'CALL_ACCEPTED')).toEqual({ ok: true });
  await ann.hears('pre-offer-answer', { callId, answer: 'CALL_ACCEPTED' });
  expect(await ann.hangUp(callId, bobPeer)).toEqual({ ok: true });
  await bob.hears('user-hanged-up', { callId, reason: 'hung-up' });
});
