import type { Acknowledgement } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { TestSocket } from '../../testing';
import {
  buildTestApp,
  connectSocket,
  describeWithRedis,
  openSocket,
  signedIn,
  startTwoServers,
} from '../../testing';
import { slowStartMs } from '../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

/** Sends more than any limit allows at once, and counts the accepted ones. */
async function flood(sockets: readonly TestSocket[], times: number): Promise<number> {
  const answers: Promise<Acknowledgement>[] = [];
  for (let each = 0; each < times; each += 1)
    for (const socket of sockets) answers.push(socket.emitWithAck('unregister-user'));
  const heard = await Promise.all(answers);
  const refused = heard.filter((answer) => !answer.ok);
  for (const answer of refused) expect(answer).toMatchObject({ code: 'too-many-requests' });
  return heard.length - refused.length;
}

describe('a connection', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp();
  });
  afterAll(() => app.close());

  it('is heard ten times at once, then as often as time allows', async () => {
    const ann = await connectSocket(app, 'ann');
    const heard = await flood([ann], 40);
    expect(heard).toBeGreaterThanOrEqual(10);
    expect(heard).toBeLessThan(20);
    ann.close();
  });

  it('is not the way round the limit when it is one of many', async () => {
    const headers = await signedIn(app, 'bob');
    const tabs = await Promise.all(Array.from({ length: 8 }, () => openSocket(app, headers)));
    const heard = await flood(tabs, 10);
    expect(heard).toBeGreaterThanOrEqual(30);
    expect(heard).toBeLessThan(60);
    for (const tab of tabs) tab.close();
  });

  it('ends with a message of more than 64 kB', async () => {
    const paro = await connectSocket(app, 'paro');
    const gone = new Promise((resolve) => paro.once('disconnect', resolve));
    paro.emit('register-new-user', { username: 'P'.repeat(70 * 1024) }, () => undefined);
    await gone;
    const again = await connectSocket(app, 'paro');
    expect(await again.emitWithAck('unregister-user')).toEqual({ ok: true });
    again.close();
  });
});

/** Skipped where Redis is not installed. */
describeWithRedis('the limits of two servers', () => {
  it('count what one person says at both', async () => {
    const { east, west, stop } = await startTwoServers();
    const headers = await signedIn(east, 'ann');
    const tabs = await Promise.all(
      [east, west, east, west, east, west].map((server) => openSocket(server, headers)),
    );
    const heard = await flood(tabs, 10);
    expect(heard).toBeGreaterThanOrEqual(30);
    expect(heard).toBeLessThan(50);
    const bob = await connectSocket(west, 'bob');
    expect(await bob.emitWithAck('unregister-user')).toEqual({ ok: true });
    for (const tab of [...tabs, bob]) tab.close();
    await stop();
  });
});
