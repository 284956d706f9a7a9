import type { ServerEvents } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { TestSocket } from '../../testing';
import { buildTestApp, connectSocket, openSocket, signedIn, userIdOf } from '../../testing';
import { nothing } from './socketEvents';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const next = (socket: TestSocket, event: keyof ServerEvents | 'disconnect') =>
  new Promise<unknown>((resolve) => socket.once(event, (payload?: unknown) => resolve(payload)));

it('the socket refuses visitors', async () => {
  await expect(openSocket(app, {})).rejects.toThrow('Please sign in first.');
});

it('the socket sends to one user in every tab, and nobody else', async () => {
  const [one, other, bob] = await Promise.all([
    connectSocket(app, 'ann'),
    connectSocket(app, 'ann'),
    connectSocket(app, 'bob'),
  ]);
  const heardByBob: string[] = [];
  // which every page is sent once it is connected
  bob.onAny((event: string) => event !== 'modules:revision' && heardByBob.push(event));
  const both = Promise.all([next(one, 'watchlists:changed'), next(other, 'watchlists:changed')]);
  const last = next(bob, 'community:deleted');
  app.push(await userIdOf(app, 'ann'), 'watchlists:changed');
  app.broadcast('community:deleted', { id: 'last' });
  await both;
  expect(await last).toEqual({ id: 'last' });
  expect(heardByBob).toEqual(['community:deleted']);
});

it('lets a feature handle an event, knowing its sender', async () => {
  const paro = await connectSocket(app, 'paro');
  expect(await paro.emitWithAck('register-new-user', { username: 'Paro' })).toEqual({ ok: true });
  expect(await paro.emitWithAck('unregister-user')).toEqual({ ok: true });
});

it('the socket reports errors in the payload of an event', async () => {
  const paro = await connectSocket(app, 'paro');
  const answer: unknown = await paro.emitWithAck('register-new-user', { username: 'P' });
  expect(answer).toEqual({ ok: false, code: 'invalid-request', message: 'Use at least 2 characters.' });
});

it('lets no feature listen without a policy', async () => {
  const careless = await buildTestApp();
  let heard = 0;
  careless.onSocket((socket) => {
    socket.on('unregister-user', () => void (heard += 1));
  });
  const paro = await connectSocket(careless, 'paro');
  await paro.emitWithAck('unregister-user');
  expect(heard).toBe(0);
  expect(() =>
    careless.socketEvents.register('unregister-user', { access: 'user', schema: nothing }, async () => {}),
  ).toThrow('The socket event unregister-user has a handler already.');
  await careless.close();
});

it('the socket ends with the session it was opened with, in every tab, and not for others', async () => {
  const headers = await signedIn(app, 'rafi');
  const tabs = [await openSocket(app, headers), await openSocket(app, headers)];
  const bob = await connectSocket(app, 'bob');
  const goodbyes = Promise.all(tabs.map((tab) => next(tab, 'session:ended')));
  const gone = Promise.all(tabs.map((tab) => next(tab, 'disconnect')));
  await app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(await goodbyes).toEqual(Array(2).fill({ message: 'You have signed out.' }));
  await gone;
  expect(bob.connected).toBe(true);
});
