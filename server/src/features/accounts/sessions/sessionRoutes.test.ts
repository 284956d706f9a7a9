import { SessionsReply } from '@tayyib/shared/contracts';
import { noViewer, viewerHeader } from '@tayyib/shared/last-seen';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, openSocket } from '../../../testing';
import { bearer, headersOf, signInAgain, signInAsClient } from './sessionFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const list = async (headers: Record<string, string>) =>
  SessionsReply.parse((await app.inject({ url: '/api/sessions', headers })).json());
const end = (id: string, headers: Record<string, string>) =>
  app.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers });

it('shows current and past devices', async () => {
  await signInAgain(app, 'ann');
  const here = await signInAgain(app, 'ann');
  const { sessions, devices } = await list(headersOf(here));
  expect(sessions).toMatchObject([{ kind: 'browser', isCurrent: true, device: 'Unknown device' }]);
  expect(devices).toHaveLength(1);
  expect(sessions[0]?.address).not.toBe(devices[0]?.address);
});

it('says which session is of this device, the same on each call and another one elsewhere', async () => {
  const one = await signInAgain(app, 'ann');
  const idOf = async (browser = one) => (await browser.get('/getdeviceID')).json().data.user.deviceID;
  const id = await idOf();
  expect((await one.get('/session')).json().user.deviceID).toBe(id);
  await signInAgain(app, 'ann', one);
  expect(await idOf()).toBe(id);
  expect(await idOf(await signInAgain(app, 'ann'))).not.toBe(id);
});

it('names the account in every reply to it, by which browsers separate what they store', async () => {
  const nameIn = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).headers[viewerHeader];
  const ann = await signInAgain(app, 'ann');
  const { _id } = (await ann.get('/session')).json().user;
  expect(await nameIn('/api/session', headersOf(ann))).toBe(_id);
  expect(await nameIn('/api/watchlistcat', headersOf(ann))).toBe(_id);
  expect(await nameIn('/api/session')).toBe(noViewer);
  expect(await nameIn('/api/watchlistcat')).toBe(noViewer);
  // it does not look the caller up
  expect(await nameIn('/api/health', headersOf(ann))).toBeUndefined();
});

it('ends a session remotely, with its sockets and its tokens', async () => {
  const bob = headersOf(await signInAgain(app, 'bob'));
  const app2 = await signInAsClient(app, 'bob');
  const socket = await openSocket(app, app2);
  const goodbye = new Promise((resolve) => socket.once('session:ended', resolve));
  const other = (await list(bob)).sessions.find(({ kind }) => kind === 'client');
  expect(other).toMatchObject({ isCurrent: false });

  expect((await end(other?.id ?? '', bob)).statusCode).toBe(200);
  expect(await goodbye).toEqual({ message: 'You ended this session from another device.' });
  expect((await app.inject({ url: '/api/watchlistcat', headers: app2 })).json()).toMatchObject({
    code: 'session-ended',
  });
  expect((await list(bob)).sessions).toHaveLength(1);
});

it('ending the session of this device signs out here', async () => {
  const paro = headersOf(await signInAgain(app, 'paro'));
  const [current] = (await list(paro)).sessions;
  const reply = await end(current?.id ?? '', paro);
  expect(reply.cookies).toMatchObject([{ name: 'tayyib_session', value: '' }]);
  expect((await app.inject({ url: '/api/sessions', headers: paro })).statusCode).toBe(401);
});

it.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('knows no session %s', async (id) => {
  expect((await end(id, headersOf(await signInAgain(app, 'rafi')))).statusCode).toBe(404);
});

it('does not end another user’s session, nor reveal that there is one', async () => {
  const ann = headersOf(await signInAgain(app, 'ann'));
  const rafi = headersOf(await signInAgain(app, 'rafi'));
  const [hers] = (await list(ann)).sessions;
  const refused = await end(hers?.id ?? '', rafi);
  const unknown = await end(crypto.randomUUID(), rafi);
  expect(refused.statusCode).toBe(404);
  expect(refused.json()).toEqual(unknown.json());
  expect((await list(ann)).sessions).toHaveLength(1);
});

it('stores tokens as hashes only', async () => {
  const ann = await signInAgain(app, 'ann');
  const client = await signInAsClient(app, 'ann');
  const { rows } = await app.store.pool.query<{ all: string }>(
    'select (select json_agg(s) from sessions s)::text || (select json_agg(b) from bearer_tokens b)::text as all',
  );
  const token = ann.cookies.get('tayyib_session') ?? '?';
  expect(rows[0]?.all).not.toContain(token);
  expect(rows[0]?.all).not.toContain(client.authorization.replace('Bearer ', ''));
  expect(bearer(token)).not.toEqual(client);
});
