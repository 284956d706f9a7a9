import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildTestApp } from '../../../testing';
import { callBlocks, calls } from '../../../database/schema/community/callsTables';
import { goOnline, type OnlineTester } from './onlineFixture';

export let app: FastifyInstance;
export const sockets: { close: () => unknown }[] = [];
export async function online(name: PersonName) {
  const person = await goOnline(app, name);
  sockets.push(person.socket);
  return person;
}

/** Ann calls Bob while Mallory (basim) is online. */
export async function three() {
  const ann = await online('ann');
  const bob = await online('bob');
  const mallory = await online('basim');
  const peers = {
    ann: await mallory.peerOf('ann'),
    bob: await ann.peerOf('bob'),
    mallory: await ann.peerOf('basim'),
  };
  return { ann, bob, mallory, peers, callId: randomUUID() };
}
export async function ringing() {
  const setup = await three();
  await setup.ann.call(setup.callId, setup.peers.bob);
  await until(() => setup.bob.receivedOf('pre-offer').length === 1);
  return setup;
}
export async function talking() {
  const setup = await ringing();
  await setup.bob.answer(setup.callId, setup.peers.ann, 'CALL_ACCEPTED');
  await setup.ann.receives('pre-offer-answer', { callId: setup.callId, answer: 'CALL_ACCEPTED' });
  return setup;
}

/** Waits for something that arrives over another connection. */
export async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setImmediate(resolve));
}
/** Resolves when each has received every message sent to them so far. */
export async function allReceived(...people: OnlineTester[]): Promise<void> {
  for (const { socket } of people) await socket.emitWithAck('call-resume', { callId: randomUUID() });
}

export const over = { ok: false, code: 'no-such-call', message: 'That call is over.' };
export const invalid: unknown = expect.objectContaining({ ok: false, code: 'invalid-request' });
export const relayed = (person: OnlineTester) =>
  person.received.filter(([event]) => event.startsWith('webRTC-')).map(([event]) => event);

export type Attacks = Readonly<Record<string, Readonly<Record<string, () => Promise<void>>>>>;

/** Runs each abuse against a real server, which must refuse it. */
export function tryAttacks(attacks: Attacks): void {
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.close());
    await app.db.delete(calls);
    await app.db.delete(callBlocks);
  });

  describe.each(Object.entries(attacks))('%s', (_title, abuses) => {
    // limits are per user, so each group gets a fresh server
    beforeAll(async () => {
      app = await buildTestApp();
    });
    afterAll(() => app.close());

    it.each(Object.entries(abuses))('lets nobody %s', async (_name, attack) => attack());
  });
}
