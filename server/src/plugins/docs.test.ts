import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../testing';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

it('describes requests and answers from the schemas that check them', async () => {
  const { paths } = (await app.inject('/api/docs/json')).json();
  const body = paths['/api/add/user'].post.requestBody.content['application/json'].schema;
  expect(body.required).toEqual(['email', 'first_name', 'password']);
  expect(body.properties.password).toMatchObject({ type: 'string', minLength: 8 });
  expect(Object.keys(paths['/api/login'].post.responses)).toEqual(['200', '401', '403', '429']);
});

it('shows them on a page of our own origin', async () => {
  const page = await app.inject('/api/docs');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script>|https?:\/\//);
});
