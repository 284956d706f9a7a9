import type { FastifyInstance } from 'fastify';
import { buildTestApp, openSocket, signedIn } from '../../testing';

let app: FastifyInstance;
let cookie: string;
beforeAll(async () => {
  app = await buildTestApp();
  ({ cookie } = await signedIn(app, 'ann'));
});
afterAll(() => app.close());

const logout = (headers: Record<string, string>) =>
  app.inject({ method: 'POST', url: '/api/logout', headers: { host: 'tayyib.example', ...headers } });

it.each([
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['an unknown place', {}],
])('refuses a change with our cookie from %s', async (_where, headers) => {
  const reply = await logout({ cookie, ...headers });
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({ code: 'foreign-origin' });
});

it('refuses a sign-in that another site asks for', async () => {
  const payload = { email: 'ann@tayyib.example', password: 'x' };
  const reply = await app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { origin: 'https://evil.example' },
    payload,
  });
  expect(reply.statusCode).toBe(403);
});

it('allows our own pages and callers without a cookie', async () => {
  expect((await logout({})).statusCode).toBe(200);
  expect((await logout({ cookie, origin: 'https://tayyib.example' })).statusCode).toBe(200);
});

it('refuses a socket that another site opens', async () => {
  const headers = await signedIn(app, 'bob');
  await expect(openSocket(app, { cookie: headers.cookie, origin: 'https://evil.example' })).rejects.toThrow();
});
