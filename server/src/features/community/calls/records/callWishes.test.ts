import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '../../../../database/schema/accounts/identityTables';
import { calls, callWishes } from '../../../../database/schema/community/callsTables';
import { alerts } from '../../../../database/schema/personal/alertTables';
import { addPeople } from '../../../../seed/people';
import { signedIn, userIdOf, type PersonName } from '../../../../testing';
import { callSetup } from '../callSetup.testing';
import type { OnlineTester } from '../onlineFixture';

const setup = callSetup();
const { online } = setup;
afterEach(async () => {
  setup.app.clock.now = () => new Date();
  await setup.app.db.delete(callWishes);
  await setup.app.db.delete(alerts);
});

const ask = async (name: PersonName, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  setup.app.inject({
    method,
    url,
    headers: await signedIn(setup.app, name),
    ...(payload && { payload }),
  });
const wish = (name: PersonName, callId: string) => ask(name, 'POST', '/api/calls/wishes', { callId });

const alertsOf = async (name: PersonName): Promise<string[]> => {
  const { data } = (await ask(name, 'GET', '/api/getnotification')).json();
  return data
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => title.includes('is free'));
};

/** Waits until something asynchronous has happened. */
async function eventually<Found>(find: () => Promise<Found | null | false>): Promise<Found> {
  for (;;) {
    const found = await find();
    if (found !== null && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const alertedOnce = (name: PersonName, title: string) =>
  eventually(async () => {
    const titles = await alertsOf(name);
    return titles.length > 0 && titles;
  }).then((titles) => expect(titles).toEqual([title]));
const knownAway = () =>
  eventually(async () => {
    const rows = await setup.app.db.select().from(callWishes);
    return rows.every(({ hasBeenAway }) => hasBeenAway);
  });
/** Everything that is due has been told. */
const swept = () => setup.app.jobs.runDue('call-wishes');

/** Calls somebody whose browser says that they are not available. */
async function unanswered(caller: OnlineTester, callee: OnlineTester, names: [PersonName, PersonName]) {
  const callId = randomUUID();
  const callerPeer = await callee.peerOf(names[0]);
  const calleePeer = await caller.peerOf(names[1]);
  await caller.call(callId, calleePeer);
  await callee.answer(callId, callerPeer, 'CALL_NOT_AVAILABLE');
  return callId;
}

/** Bob is in a call with Paro; Ann’s call does not reach him. */
async function busy() {
  const ann = await online('ann');
  const bob = await online('bob');
  const paro = await online('paro');
  const running = randomUUID();
  const bobsPeer = await paro.peerOf('bob');
  const parosPeer = await bob.peerOf('paro');
  await paro.call(running, bobsPeer);
  await bob.answer(running, parosPeer, 'CALL_ACCEPTED');
  const callId = randomUUID();
  await ann.call(callId, await ann.peerOf('bob'));
  await ann.receives('pre-offer-answer', { callId, answer: 'CALL_NOT_AVAILABLE' });
  return { ann, bob, paro, callId, end: () => bob.hangUp(running, parosPeer) };
}

it('tells once that a user ended the call they were in', async () => {
  const { callId, end, bob } = await busy();
  const wished = await wish('ann', callId);
  expect(wished.statusCode).toBe(201);
  expect(wished.json()).toMatchObject({ username: 'bob' });
  await swept();
  expect(await alertsOf('ann')).toEqual([]);
  await end();
  await alertedOnce('ann', 'bob is free for a call');
  expect(await setup.app.db.$count(callWishes)).toBe(0);
  bob.socket.disconnect();
  await online('bob');
  await swept();
  expect(await alertsOf('ann')).toHaveLength(1);
  expect(await alertsOf('bob')).toEqual([]);
});

it('tells that a user is back, by the name they have then, and not of one who was free all along', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const callId = await unanswered(ann, bob, ['ann', 'bob']);
  await wish('ann', callId);
  await swept();
  expect(await alertsOf('ann')).toEqual([]);
  bob.socket.disconnect();
  await knownAway();
  const back = await online('bob');
  await alertedOnce('ann', 'bob is free for a call');
  back.socket.close();
});

it('waits for who is in a room', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const callId = await unanswered(ann, bob, ['ann', 'bob']);
  const room = await bob.socket.emitWithAck('group-call-register', { title: 'Lessons', hasLobby: false });
  if (!room.ok || !room.room) throw new Error('The room did not open.');
  await wish('ann', callId);
  await swept();
  expect(await alertsOf('ann')).toEqual([]);
  await bob.socket.emitWithAck('group-call-user-left', { roomId: room.room.roomId });
  await alertedOnce('ann', 'bob is free for a call');
});

it('is one for each pair, listed to its user only, and withdrawn', async () => {
  const { callId, end } = await busy();
  await wish('ann', callId);
  const { id } = (await wish('ann', callId)).json();
  expect(await setup.app.db.$count(callWishes)).toBe(1);
  expect((await ask('ann', 'GET', '/api/calls/wishes')).json()).toMatchObject({ wishes: [{ id }] });
  expect((await ask('bob', 'GET', '/api/calls/wishes')).json()).toEqual({ wishes: [] });
  expect((await ask('bob', 'DELETE', `/api/calls/wishes/${id}`)).statusCode).toBe(404);
  expect((await ask('ann', 'DELETE', `/api/calls/wishes/${id}`)).statusCode).toBe(200);
  await end();
  await swept();
  expect(await alertsOf('ann')).toEqual([]);
});

it('ends after some hours', async () => {
  const { callId, end } = await busy();
  const { until } = (await wish('ann', callId)).json();
  setup.app.clock.now = () => new Date(Date.parse(until) + 1000);
  expect((await ask('ann', 'GET', '/api/calls/wishes')).json()).toEqual({ wishes: [] });
  await end();
  await swept();
  expect(await alertsOf('ann')).toEqual([]);
  expect(await setup.app.db.$count(callWishes)).toBe(0);
});

describe('does not', () => {
  it('name a user by a call of others, or by none', async () => {
    const { callId } = await busy();
    for (const id of [callId, randomUUID()]) expect((await wish('rafi', id)).statusCode).toBe(404);
    expect((await wish('ann', '__proto__')).statusCode).toBe(400);
    const named = { callId, userId: randomUUID(), peer: randomUUID() };
    expect((await ask('ann', 'POST', '/api/calls/wishes', named)).statusCode).toBe(400);
  });

  it('disclose a block, nor tell who is blocked', async () => {
    const { callId, end } = await busy();
    const before = (await wish('ann', callId)).json();
    await ask('bob', 'POST', '/api/calls/blocks', { callId });
    const after = await wish('ann', callId);
    expect(after.statusCode).toBe(201);
    expect(Object.keys(after.json())).toEqual(Object.keys(before));
    await end();
    await eventually(async () => (await setup.app.db.$count(callWishes)) === 0);
    expect(await alertsOf('ann')).toEqual([]);
  });

  it('wait for an advisor without a plan that has calls with advisors, nor tell once that plan has ended', async () => {
    const adil = await online('adil');
    const rafi = await online('rafi');
    const basim = await online('basim');
    const ofRafi = await unanswered(rafi, adil, ['rafi', 'adil']);
    // the advisor called first
    const ofBasim = await unanswered(adil, basim, ['adil', 'basim']);
    expect((await wish('basim', ofBasim)).json()).toMatchObject({ code: 'advisor-by-plan' });
    expect((await wish('rafi', ofRafi)).statusCode).toBe(201);
    await setup.app.db
      .update(users)
      .set({ plan: 'free' })
      .where(eq(users.id, await userIdOf(setup.app, 'rafi')));
    adil.socket.disconnect();
    await knownAway();
    await online('adil');
    await eventually(async () => (await setup.app.db.$count(callWishes)) === 0);
    expect(await alertsOf('rafi')).toEqual([]);
  });

  it('wait for more than ten', async () => {
    const { callId } = await busy();
    const [row] = await setup.app.db.select().from(calls).where(eq(calls.id, callId));
    if (!row) throw new Error('The call is not stored.');
    const more = Array.from({ length: 10 }, (_, at) => ({
      email: `more-${String(at)}@tayyib.example`,
      firstName: 'More',
      lastName: String(at),
      plan: 'free' as const,
    }));
    await addPeople(setup.app.db, more, 'a password of theirs');
    const wanted = await setup.app.db.select({ id: users.id }).from(users).where(eq(users.firstName, 'More'));
    await setup.app.db.insert(callWishes).values(
      wanted.map(({ id }) => ({
        userId: row.callerId,
        wantedId: id,
        username: 'Someone',
        wishedAt: setup.app.clock.now(),
        hasBeenAway: true,
      })),
    );
    expect((await wish('ann', callId)).json()).toMatchObject({ code: 'too-many-wishes' });
  });

  it('tell twice when two servers see it at once', async () => {
    const { callId, end } = await busy();
    await wish('ann', callId);
    await Promise.all([end(), swept(), swept(), swept()]);
    await alertedOnce('ann', 'bob is free for a call');
    await swept();
    expect(await alertsOf('ann')).toHaveLength(1);
  });
});
