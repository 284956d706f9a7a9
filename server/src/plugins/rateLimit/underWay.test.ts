import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn, until } from '../../testing';
import { underWayLimits } from './limits';

let app: FastifyInstance;
let running = 0;
let most = 0;
let finish: () => void = () => undefined;
let finished: Promise<void>;

beforeAll(async () => {
  app = await buildTestApp();
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await finished;
    running -= 1;
    return { done: true };
  };
  await app.register(async (scope) => {
    scope.get('/api/test/read', { config: { access: 'user' } }, work);
    scope.post('/api/test/change', { config: { access: 'user' } }, work);
    scope.get('/api/test/costly', { config: { access: 'user', atOnce: 1 } }, work);
    scope.post('/api/test/costly', { config: { access: 'user', atOnce: 1 } }, work);
    scope.get('/api/test/public', { config: { access: 'public' } }, work);
    scope.get('/api/test/other', { config: { access: 'user' } }, async () => ({ done: true }));
  });
});
afterAll(() => app.close());
beforeEach(() => {
  [running, most] = [0, 0];
  finished = new Promise((resolve) => (finish = resolve));
});

const { reads, changes } = underWayLimits.user;
const sending = async (count: number, method: 'GET' | 'POST', path: string) => {
  const headers = await signedIn(app, 'ann');
  return Array.from({ length: count }, () => app.inject({ method, url: `/api/test/${path}`, headers }));
};

it.each([
  ['GET', 'read', reads.atOnce],
  ['POST', 'change', changes.atOnce],
  ['GET', 'costly', 1],
] as const)(
  'works on a few of the %s requests to “%s” of one user at once, and then on the rest',
  async (method, path, atOnce) => {
    const sent = await sending(40, method, path);
    await until(() => running === atOnce);
    // others do not wait for them
    const headers = await signedIn(app, 'bob');
    expect((await app.inject({ url: '/api/test/other', headers })).statusCode).toBe(200);
    finish();
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([most, running]).toEqual([atOnce, 0]);
  },
);

it('refuses more requests than may wait', async () => {
  const sent = await sending(reads.atOnce + reads.waiting + 5, 'GET', 'read');
  await until(() => running === reads.atOnce);
  finish();
  const replies = await Promise.all(sent);
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.json().code).toBe('too-many-at-once');
});

it('the limit of requests under way counts visitors by their network', async () => {
  const { atOnce } = underWayLimits.address.reads;
  const sent = Array.from({ length: 2 * atOnce }, (_, at) =>
    app.inject({ url: '/api/test/public', remoteAddress: `2001:db8::${at + 1}` }),
  );
  await until(() => running === atOnce);
  finish();
  await Promise.all(sent);
  expect(most).toBe(atOnce);
});

describe('the place of a client that left', () => {
  const body = '{}';
  const headOf = (headers: Record<string, string>) =>
    [
      'POST /api/test/costly HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `content-length: ${body.length}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '',
      '',
    ].join('\r\n');

  beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    ['before the body arrived', '', 20],
    ['while its session was read', body, 0],
    ['before the body arrived, at once', '', 0],
  ])('is free again if it left %s', async (_when, sent, leavesAfterMs) => {
    const headers = await signedIn(app, 'ann');
    const port = Number(new URL(app.listeningOrigin).port);
    const leave = () =>
      new Promise<void>((resolve) => {
        const client = connect(port, '127.0.0.1', () => {
          client.write(headOf(headers) + sent, () => setTimeout(() => client.destroy(), leavesAfterMs));
        });
        client.once('close', () => resolve());
      });
    for (let times = 0; times < 5; times += 1) await leave();
    finish();
    const reply = await app.inject({ method: 'POST', url: '/api/test/costly', headers, payload: {} });
    expect(reply.statusCode).toBe(200);
  });
});
