import type { FastifyInstance } from 'fastify';
import type { ServerEvents } from '@tayyib/shared/contracts';
import type { TestSocket } from '../../../testing';
import { createBrowser, describeWithRedis, openSocket, startTwoServers } from '../../../testing';
import { headersOf, signInAgain, signInAsClient } from './sessionFixtures';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const next = (socket: TestSocket, event: keyof ServerEvents | 'disconnect') =>
  new Promise<unknown>((resolve) => socket.once(event, (payload?: unknown) => resolve(payload)));

/** Skipped where Redis is not installed. */
describeWithRedis('two servers over one database and one Redis', () => {
  let east: FastifyInstance;
  let west: FastifyInstance;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ east, west, stop } = await startTwoServers());
  });
  afterAll(() => stop());

  const at = (
    server: FastifyInstance,
    url: string,
    headers: Record<string, string>,
    method: 'GET' | 'POST' = 'GET',
  ) => server.inject({ method, url: `/api/${url}`, headers });

  it('accept a session of one at the other', async () => {
    const headers = headersOf(await signInAgain(east, 'ann'));
    const made = await west.inject({
      method: 'POST',
      url: '/api/addwatchlistcat',
      headers,
      payload: { title: 'Made in the west', status: 1 },
    });
    expect(made.statusCode).toBe(201);
    expect((await at(east, 'watchlistcat', headers)).body).toContain('Made in the west');
  });

  it('sign out on both a user who signs in elsewhere, and close sockets of the other at once', async () => {
    const older = headersOf(await signInAgain(east, 'bob'));
    const socket = await openSocket(east, older);
    const sessionEnded = next(socket, 'session:ended');
    const gone = next(socket, 'disconnect');
    await signInAgain(west, 'bob');
    expect(await sessionEnded).toMatchObject({
      message: expect.stringContaining('You signed in on another device'),
    });
    await gone;
    for (const server of [east, west]) expect((await at(server, 'watchlistcat', older)).statusCode).toBe(401);
  });

  it('refuse at one what was revoked or signed out at the other', async () => {
    const browser = headersOf(await signInAgain(east, 'paro'));
    const client = await signInAsClient(west, 'paro');
    const socket = await openSocket(west, client);
    const gone = next(socket, 'disconnect');
    const { sessions } = (await at(east, 'sessions', browser)).json();
    const id = sessions.find(({ kind }: { kind: string }) => kind === 'client').id;
    await east.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers: browser });
    await gone;
    expect((await at(west, 'watchlistcat', client)).statusCode).toBe(401);

    await at(west, 'logout', browser, 'POST');
    expect((await at(east, 'watchlistcat', browser)).json()).toMatchObject({ code: 'session-ended' });
  });

  it('leave one session when a user signs in at both at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const browsers = await Promise.all(
        [east, west, east, west].map((server) => signInAgain(server, 'rafi', createBrowser(server))),
      );
      const who = await Promise.all(browsers.map((browser) => browser.whoIs()));
      expect(who.filter((email) => email !== null)).toHaveLength(1);
    }
  });
});
