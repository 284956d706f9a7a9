import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { buildTestApp } from '../../testing';
import { NotModified } from './conditional';
import { ProblemError } from './ProblemError';

let computed = 0;
const tagged: FastifyPluginAsyncZod = async (app) => {
  const response = { 200: z.object({ figure: z.number() }), 304: NotModified };
  const config = { access: 'public' } as const;
  app.get('/figure', { schema: { response }, config }, async (_request, reply) => {
    if (reply.isFresh('v2')) return reply.code(304).send();
    computed += 1;
    return { figure: 2 };
  });
  app.get('/refused', { schema: { response }, config }, async (_request, reply) => {
    reply.isFresh('v2');
    throw new ProblemError(404, 'gone', 'There is no such figure.');
  });
};

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await app.register(tagged, { prefix: '/api/test' });
});
afterAll(() => app.close());

const ask = (which: string, ifNoneMatch?: string, more: Record<string, string> = {}) =>
  app.inject({
    url: `/api/test/${which}`,
    headers: { ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }), ...more },
  });

it('tags a reply, to be asked for again each time', async () => {
  const { statusCode, headers } = await ask('figure');
  expect([statusCode, headers.etag, headers['cache-control']]).toEqual([200, 'W/"v2"', 'private, no-cache']);
});

describe('of an ETag', () => {
  it.each([
    ['the same', 'W/"v2"'],
    ['the same as a strong one, of an earlier release', '"v2"'],
    ['a list', '"v1", "v2"'],
    ['a list without spaces', 'W/"v1","v2","v3"'],
    ['a list with a weak one', '"v1" , W/"v2"'],
    ['any', '*'],
  ])('%s matches: %s', async (_what, ifNoneMatch) => {
    const reply = await ask('figure', ifNoneMatch);
    expect([reply.statusCode, reply.body]).toEqual([304, '']);
    expect(reply.headers).toMatchObject({ etag: 'W/"v2"', 'cache-control': 'private, no-cache' });
  });

  it.each([
    ['an older one', '"v1"'],
    ['a longer one', '"v2-gzip"'],
    ['one without quotes', 'v2'],
    ['a list of older ones', '"v0", W/"v1"'],
    ['none', ''],
  ])('%s does not match: %s', async (_what, ifNoneMatch) => {
    const reply = await ask('figure', ifNoneMatch);
    expect([reply.statusCode, reply.json()]).toEqual([200, { figure: 2 }]);
  });
});

it('computes no reply for a client that has it', async () => {
  const before = computed;
  await ask('figure', 'W/"v2"');
  expect(computed).toBe(before);
});

it('sends everything to a client that reloads without its cache', async () => {
  expect((await ask('figure', '"v2"', { 'cache-control': 'no-cache' })).statusCode).toBe(200);
});

it('ignores a date without an ETag', async () => {
  const reply = await ask('figure', undefined, { 'if-modified-since': new Date().toUTCString() });
  expect(reply.statusCode).toBe(200);
});

it('tags no error', async () => {
  const { statusCode, headers } = await ask('refused', '"v1"');
  expect([statusCode, headers.etag, headers['cache-control']]).toEqual([404, undefined, undefined]);
});
