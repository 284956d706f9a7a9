import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../testing';
import type { CompressedForms } from './compression';

let app: FastifyInstance;
const forms: CompressedForms = {};
beforeAll(async () => {
  app = await buildTestApp();
  app.get('/api/test/long', { config: { access: 'public' } }, async (_request, reply) => {
    if (reply.isFresh('v1')) return reply.code(304).send();
    return { text: 'halal '.repeat(1000) };
  });
  app.get('/api/test/same', { config: { access: 'public' } }, async (_request, reply) => {
    reply.compressedForms = forms;
    return { text: 'halal '.repeat(1000) };
  });
  app.get('/api/test/short', { config: { access: 'public' } }, async () => ({ text: 'halal' }));
  app.post('/api/test/echo', { config: { access: 'public' } }, async ({ body }) => body);
});
afterAll(() => app.close());

const ask = (url: string, encodings: string, more: Record<string, string> = {}) =>
  app.inject({ url, headers: { 'accept-encoding': encodings, ...more } });

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
] as const)('sends a long reply as %s', async (encoding, accepted, decompress) => {
  const plain = await ask('/api/test/long', 'identity');
  const { rawPayload, headers } = await ask('/api/test/long', accepted);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toContain('accept-encoding');
  expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
  expect(decompress(rawPayload).toString()).toBe(plain.body);
});

it('compresses a reply that everybody gets once, and sends each client what it accepts', async () => {
  const plain = await ask('/api/test/same', 'identity');
  const first = await ask('/api/test/same', 'gzip, deflate, br, zstd');
  const again = await ask('/api/test/same', 'br');
  const gzip = await ask('/api/test/same', 'gzip, br;q=0');
  expect([first.rawPayload, again.rawPayload]).toEqual([forms.brotli, forms.brotli]);
  expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  for (const { headers } of [plain, first, again, gzip]) expect(headers.vary).toBe('accept-encoding');
  expect([plain, first, again, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'br',
    'gzip',
  ]);
  expect(first.headers['content-length']).toBe(String(first.rawPayload.length));
});

it('sends a short reply, and one to a client that has it, as they are', async () => {
  expect((await ask('/api/test/short', 'br')).headers['content-encoding']).toBeUndefined();
  const again = await ask('/api/test/long', 'br', { 'if-none-match': '"v1"' });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect(again.headers['content-encoding']).toBeUndefined();
});

it('names no two different bodies by one strong ETag', async () => {
  const strong = [];
  for (const encodings of ['identity', 'br', 'gzip']) {
    const etag = String((await ask('/api/test/long', encodings)).headers.etag);
    if (!etag.startsWith('W/')) strong.push(etag);
  }
  expect(strong).toEqual([...new Set(strong)]);
});

it.each([
  ['br', 'br'],
  ['br', 'identity'],
  ['identity', 'br'],
])('answers 304 to who has the reply as %s and accepts %s', async (first, then) => {
  const { etag } = (await ask('/api/test/long', first)).headers;
  const again = await ask('/api/test/long', then, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
});

it('does not decompress requests', async () => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/test/echo',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('1f8b0800000000000003ab56ca48cc4906008b5e0e5f07000000', 'hex'),
  });
  expect(statusCode).toBe(400);
});
