import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { readConfig } from '../../config/config';
import { logging } from '../../logging';
import { buildTestApp } from '../../testing';
import { requestId, requestIds } from './requestId';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe.each([
  ['from nobody without a proxy', 0],
  ['from a trusted proxy', 1],
])('the id of a request is consumed %s', (_title, trustedProxies) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp({ trustedProxies });
  });
  afterAll(() => app.close());

  const idOf = async (sent: Record<string, string> = {}, url = '/api/health') =>
    (await app.inject({ url, headers: sent })).headers['x-request-id'];

  it('if it is well formed', async () => {
    const id = await idOf({ 'x-request-id': 'edge-7f3a_0001' });
    if (trustedProxies === 0) expect(id).toMatch(uuid);
    else expect(id).toBe('edge-7f3a_0001');
  });

  it.each(['short', 'x'.repeat(65), 'ann@tayyib.example', 'two words', 'line\\nbreak', '{"level":60}'])(
    'and not if it is %s',
    async (sent) => {
      expect(await idOf({ 'x-request-id': sent })).toMatch(uuid);
    },
  );

  it('and is new in each request that has none', async () => {
    const one = await idOf();
    const other = await idOf();
    expect(one).toMatch(uuid);
    expect(other).toMatch(uuid);
    expect(one).not.toBe(other);
  });

  it.each([
    ['/api/nothing-here', 404],
    ['/api/watchlistcat', 401],
    ['/api/profile', 401],
    ['/api/status?standard=none', 400],
  ])('and is in the error reply of %s', async (url, status) => {
    const reply = await app.inject({ url, headers: { 'x-request-id': 'edge-7f3a_0002' } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['x-request-id']).toMatch(trustedProxies === 0 ? uuid : 'edge-7f3a_0002');
  });
});

it('the request id is in every line that the request logs', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info', TRUST_PROXY: '1' });
  const options = logging(config);
  const app = Fastify({
    logger: typeof options === 'object' ? { ...options, stream } : false,
    genReqId: requestIds(config),
  });
  await app.register(requestId);
  app.get('/broken', async () => {
    throw new Error('broken');
  });
  const reply = await app.inject({ url: '/broken', headers: { 'x-request-id': 'edge-7f3a_0003' } });
  expect([reply.statusCode, reply.headers['x-request-id']]).toEqual([500, 'edge-7f3a_0003']);
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ reqId: 'edge-7f3a_0003' });
  await app.close();
});
