import type { ServerEvents } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { TestSocket } from '../testing';
import { buildTestApp, connectSocket, openSocket, signedIn, userIdOf } from '../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const next = (socket: TestSocket, event: keyof ServerEvents | 'disconnect') =>
  new Promise<unknown>((resolve) => socket.once(event, (said?: unknown) => resolve(said)));

it('refuses visitors', async () => {
  await expect(openSocket(app, {})).rejects.toThrow('Please sign in first.');
});

it('tells one person on every device, and nobody else', async () => {
  const [phone, desk, bob] = await Promise.all([
    connectSocket(app, 'ann'),
    connectSocket(app, 'ann'),
    connectSocket(app, 'bob'),
  ]);
  const heardByBob: string[] = [];
  bob.onAny((event: string) => heardByBob.push(event));
  const both = Promise.all([next(phone, 'watchlists:changed'), next(desk, 'watchlists:changed')]);
  const last = next(bob, 'community:deleted');
  app.push(await userIdOf(app, 'ann'), 'watchlists:changed');
  app.broadcast('community:deleted', { id: 'last' });
  await both;
  expect(await last).toEqual({ id: 'last' });
  expect(heardByBob).toEqual(['community:deleted']);
});

it('lets a feature listen to its events, knowing who speaks', async () => {
  app.onSocket((socket) => {
    socket.on('unregister-user', (done) => {
      app.push(socket.data.viewer.userId, 'session:ended', {
        message: `Bye, ${socket.data.viewer.firstName}.`,
      });
      done({ ok: true });
    });
  });
  const paro = await connectSocket(app, 'paro');
  const heard = next(paro, 'session:ended');
  await paro.emitWithAck('unregister-user');
  expect(await heard).toEqual({ message: 'Bye, Paro.' });
});

it('ends with the session it was opened with, on that device only', async () => {
  const headers = await signedIn(app, 'rafi');
  const here = await openSocket(app, headers);
  const elsewhere = await connectSocket(app, 'rafi');
  const goodbye = next(here, 'session:ended');
  const gone = next(here, 'disconnect');
  await app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(await goodbye).toEqual({ message: 'You have signed out.' });
  await gone;
  expect(elsewhere.connected).toBe(true);
});
