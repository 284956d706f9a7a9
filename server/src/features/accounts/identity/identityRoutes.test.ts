import type { FastifyInstance } from 'fastify';
import { buildTestApp, people, signedIn, testPassword } from '../../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const whoIs = async (cookie: string) =>
  (await app.inject({ url: '/api/session', headers: { cookie } })).json().user;

it('reports no user for a visitor', async () => {
  const reply = await app.inject('/api/session');
  expect(reply.json()).toEqual({ user: null });
  expect(await whoIs('tayyib_session=made-up')).toBeNull();
});

it('signs out for good', async () => {
  const headers = await signedIn(app, 'ann');
  const reply = await app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.cookies[0]).toMatchObject({ name: 'tayyib_session', value: '' });
  expect(await whoIs(headers.cookie)).toBeNull();
});

it('marks the session cookie as secure over https', async () => {
  const secure = await buildTestApp({ publicUrl: new URL('https://tayyib.example') });
  const reply = await secure.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email: people.ann.email, password: testPassword },
  });
  expect(reply.cookies[0]).toMatchObject({ name: '__Host-tayyib_session', secure: true });
  expect(reply.headers['strict-transport-security']).toContain('max-age=31536000');
  await secure.close();
});
