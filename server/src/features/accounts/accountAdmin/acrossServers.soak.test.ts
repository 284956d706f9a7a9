import { randomUUID } from 'node:crypto';
import { termsVersion } from '@tayyib/shared/prices';
import type { FastifyInstance } from 'fastify';
import type { PersonName, TestSocket } from '../../../testing';
import { connectSocket, describeWithRedis, signedIn, startTwoServers, userIdOf } from '../../../testing';

import { agreeToCommunityTerms } from '../consents/consentFixtures';

/** All but `setInterval`. */
const realTimers = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
  'clearInterval',
] as const;

/** Skipped where Redis is not installed. */
describeWithRedis('with two servers, what is changed at one', () => {
  let east: FastifyInstance;
  let west: FastifyInstance;
  let stop: () => Promise<void>;
  const sockets: TestSocket[] = [];
  beforeAll(async () => {
    // no server checks its connections now and then: they know of a change only because it is announced
    jest.useFakeTimers({ doNotFake: [...realTimers] });
    ({ east, west, stop } = await startTwoServers());
    jest.useRealTimers();
    await agreeToCommunityTerms(east, await userIdOf(east, 'rafi'));
  });
  afterEach(() => sockets.splice(0).forEach((socket) => socket.close()));
  afterAll(() => stop());

  const change = async (name: PersonName, what: string, payload: object) =>
    east.inject({
      method: 'PUT',
      url: `/api/admin/people/${await userIdOf(east, name)}/${what}`,
      headers: await signedIn(east, 'amin'),
      payload: { why: 'so says the test', ...payload },
    });

  /**
   * A connection to the western server, the community messages it receives, and its notice of changed access.
   */
  const listen = async (name: PersonName) => {
    const socket = await connectSocket(west, name);
    sockets.push(socket);
    const received: string[] = [];
    socket.on('community:posted', ({ text }) => received.push(text));
    return {
      received,
      planChanged: () => new Promise<void>((resolve) => socket.once('plan:changed', resolve)),
      receives: (wanted: string) =>
        new Promise<void>((resolve) => {
          socket.on('community:posted', ({ text }) => {
            if (text === wanted) resolve();
          });
        }),
    };
  };
  const post = async (text: string) => {
    const headers = await signedIn(east, 'rafi');
    await east.inject({ method: 'POST', url: '/api/community/posts', headers, payload: { text } });
  };

  it('takes a role away at the other, at the next call', async () => {
    const headers = await signedIn(west, 'sana');
    const roles = async () => (await west.inject({ url: '/api/session', headers })).json().user.roles;
    expect(await roles()).toEqual(['staff']);
    await change('sana', 'roles/staff', { isGranted: false });
    expect(await roles()).toEqual([]);
  });

  it('moves connections to the other into the rooms of a plan and out again', async () => {
    const paro = await listen('paro');
    const ann = await listen('ann');
    const everybodyHears = async (text: string) => {
      const received = paro.receives(text);
      await post(text);
      await received;
    };
    await everybodyHears('before');
    const opened = ann.planChanged();
    await change('ann', 'plan', { plan: 'premium' });
    await opened;
    const inside = ann.receives('while she is in');
    await everybodyHears('while she is in');
    await inside;
    const closed = ann.planChanged();
    await change('ann', 'plan', { plan: 'free' });
    await closed;
    await everybodyHears('after');
    expect(ann.received).toEqual(['while she is in']);
  });

  it('moves them when a plan is bought', async () => {
    const bob = await listen('bob');
    // the session of that connection: another one would end it
    const headers = await signedIn(west, 'bob');
    const ask = async (path: string, payload: object) =>
      (await east.inject({ method: 'POST', url: `/api/billing/${path}`, headers, payload })).json();
    const choice = { plan: 'premium', period: 'monthly', termsVersion, idempotencyKey: randomUUID() };
    const { order } = await ask('checkout', choice);
    const { payment } = await ask('sandbox/pay', { orderId: order.id, outcome: 'pay' });
    const opened = bob.planChanged();
    await ask('confirm', { orderId: order.id, ...payment });
    await opened;
    const inside = bob.receives('for buyers');
    await post('for buyers');
    await inside;
  });
});
