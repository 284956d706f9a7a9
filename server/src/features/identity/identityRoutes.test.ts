import type { FastifyInstance } from 'fastify';
import { buildTestApp, people, signedIn, testPassword } from '../../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const login = (payload: object) => app.inject({ method: 'POST', url: '/api/login', payload });

it('signs in', async () => {
  const reply = await login({ email: people.ann.email, password: testPassword });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ data: { user: { first_name: 'Ann', plan: 'free' } } });
  expect(
    (await app.inject({ url: '/api/session', headers: await signedIn(app, 'ann') })).json().user.first_name,
  ).toBe('Ann');
});
