import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { buildTestApp } from '../../testing';
import { ProblemError } from './ProblemError';

const troubles: FastifyPluginAsyncZod = async (app) => {
  app.get('/refused', { config: { access: 'public' } }, async () => {
    throw new ProblemError(409, 'taken', 'Someone has that name.', 'name');
  });
  app.get('/stored', { config: { access: 'public' } }, async () => {
    await app.db.execute(sql`select ${'half\u0000way'}::text`);
  });
  app.get('/broken', { config: { access: 'public' } }, async () => {
    throw new Error('secret detail');
  });
  const body = z.object({
    person: z.object({
      age: z.number().min(18, 'You must be 18 or older.'),
      names: z.array(z.string()).min(1).optional(),
      mail: z.email().optional(),
      plan: z.enum(['free', 'basic']).optional(),
      note: z.string().min(1).optional(),
    }),
  });
  app.post('/checked', { schema: { body }, config: { access: 'public' } }, async () => ({}));
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await app.register(troubles, { prefix: '/api/test' });
});
afterAll(() => app.close());

const post = (payload: string | object) =>
  app.inject({
    method: 'POST',
    url: '/api/test/checked',
    headers: { 'content-type': 'application/json' },
    payload,
  });

it('reports the refusal and its field to the client', async () => {
  const reply = await app.inject('/api/test/refused');
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toEqual({ code: 'taken', message: 'Someone has that name.', field: 'name' });
});

it('refuses characters that the database cannot store', async () => {
  const reply = await app.inject('/api/test/stored');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    code: 'invalid-request',
    message: 'The request holds a character or a day that cannot be stored.',
  });
});

it('hides unexpected errors', async () => {
  const reply = await app.inject('/api/test/broken');
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again.',
  });
});

it.each([
  [{ person: { age: 17 } }, { message: 'You must be 18 or older.', field: 'person.age' }],
  [{ person: {} }, { message: 'person.age is required.', field: 'person.age' }],
  [{ person: { age: 'old' } }, { message: 'person.age must be a number.', field: 'person.age' }],
  [
    { person: { age: 20, names: [] } },
    { message: 'person.names must have at least 1 entry.', field: 'person.names' },
  ],
  [
    { person: { age: 20, mail: 'x' } },
    { message: 'person.mail must be an email address.', field: 'person.mail' },
  ],
  [
    { person: { age: 20, plan: 'x' } },
    { message: 'person.plan must be free or basic.', field: 'person.plan' },
  ],
  [{ person: { age: 20, note: '' } }, { message: 'person.note must not be empty.', field: 'person.note' }],
  [[], { message: 'The request must be an object.' }],
])('names the field that is wrong in %j', async (payload, problem) => {
  const reply = await post(payload);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({ code: 'invalid-request', ...problem });
});

it('replies to malformed JSON with a problem', async () => {
  const reply = await post('{"person":');
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid-request' });
});

it('replies to unknown API paths with a problem, not with a page', async () => {
  const reply = await app.inject({ url: '/api/nothing-here', headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toEqual({ code: 'not-found', message: 'There is nothing at this address.' });
});
