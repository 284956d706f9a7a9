import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../testing';
import { buildTestApp } from '../../../testing';
import { callBlocks, calls } from '../../../database/schema/callsTables';
import { goOnline, type OnlineTester } from './onlineFixture';

export let app: FastifyInstance;
export const sockets: { close: () => unknown }[] = [];
export async function online(name: PersonName) {
  const person = await goOnline(app, name);
  sockets.push(person.socket);
  return person;
}

/** Ann calls Bob, with Mallory (basim) looking on. */
export async function three() {
  const [ann, bob, mallory] = [await online('ann'), await online('bob'), await online('basim')];
  const peers = {
    ann: await mallory.peerOf('ann'),
    bob: await ann.peerOf('bob'),
    mallory: await ann.peerOf('basim'),
  };
  return { ann, bob, mallory, peers, callId: randomUUID() };
}
export async function ringing() {
  const scene = await three();
  await scene.ann.call(scene.callId, scene.peers.bob);
  await until(() => scene.bob.heardOf('pre-offer').length === 1);
  return scene;
}
export async function talking() {
  const scene = await ringing();
  await scene.bob.answer(scene.callId, scene.peers.ann, 'CALL_ACCEPTED');
  await scene.ann.hears('pre-offer-answer', { callId: scene.callId, answer: 'CALL_ACCEPTED' });
  return scene;
}

/** Waits for something that comes over another connection. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
/** Both have heard everything that was said to them before. */
export async function allHeard(...people: OnlineTester[]): Promise<void> {
  for (const { socket } of people) await socket.emitWithAck('call-resume', { callId: randomUUID() });
}

export const over = { ok: false, code: 'no-such-call', message: 'That call is over.' };
export const invalid: unknown = expect.objectContaining({ ok: false, code: 'invalid-request' });
export const relayed = (person: OnlineTester) =>
  person.heard.filter(([event]) => event.startsWith('webRTC-')).map(([event]) => event);

export type Attacks = Readonly<Record<string, Readonly<Record<string, () => Promise<void>>>>>;

/** Tries each abuse on a real server, which must let nobody do it. */
export function tryAttacks(attacks: Attacks): void {
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.close());
    await app.db.delete(calls);
    await app.db.delete(callBlocks);
  });

  describe.each(Object.entries(attacks))('%s', (_title, abuses) => {
    // limits count per person, so each group meets a server that knows nothing of the others
    beforeAll(async () => {
      app = await buildTestApp();
    });
    afterAll(() => app.close());

    it.each(Object.entries(abuses))('lets nobody %s', async (_name, attack) => attack());
  });
}
