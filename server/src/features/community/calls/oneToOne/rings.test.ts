import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { calls } from '../../../../database/schema/community/callsTables';
import { alerts } from '../../../../database/schema/personal/alertTables';
import { connectSocket, signedIn, type PersonName } from '../../../../testing';
import { callSetup } from '../callSetup.testing';
import { onlineAt, type OnlineTester } from '../onlineFixture';
import { applyTimeouts } from './rules/followConnections';

const setup = callSetup();
const { online } = setup;
afterEach(() => setup.app.db.delete(alerts));

const titlesOf = async (name: PersonName): Promise<string[]> => {
  const headers = await signedIn(setup.app, name);
  const { data } = (await setup.app.inject({ url: '/api/getnotification', headers })).json();
  return data.map(({ title }: { title: string }) => title);
};

async function pair(one: PersonName, other: PersonName) {
  const caller = await online(one);
  const callee = await online(other);
  const callerPeer = await callee.peerOf(one);
  const calleePeer = await caller.peerOf(other);
  return { caller, callee, callerPeer, calleePeer };
}

/** Rings once and gives up. */
async function ringOnce(caller: OnlineTester, calleePeer: string) {
  const callId = randomUUID();
  const answer = await caller.call(callId, calleePeer);
  await caller.hangUp(callId, calleePeer);
  return answer;
}

it('counts no rings from before an answered call', async () => {
  const { caller, callee, callerPeer, calleePeer } = await pair('ann', 'bob');
  for (let ring = 0; ring < 3; ring += 1) await ringOnce(caller, calleePeer);
  const back = randomUUID();
  await callee.call(back, callerPeer);
  await caller.answer(back, calleePeer, 'CALL_ACCEPTED');
  await callee.hangUp(back, callerPeer);
  expect(await ringOnce(caller, calleePeer)).toMatchObject({ ok: true });
  await callee.until(() => (callee.receivedOf('pre-offer').length === 4 ? true : undefined));
});

it('counts no calls that never rang, and alerts nobody of them', async () => {
  const { caller, callee, callerPeer, calleePeer } = await pair('paro', 'rafi');
  for (let call = 0; call < 3; call += 1) {
    const callId = randomUUID();
    await caller.call(callId, calleePeer);
    await callee.answer(callId, callerPeer, 'CALL_NOT_AVAILABLE');
    await caller.receives('pre-offer-answer', { callId, answer: 'CALL_NOT_AVAILABLE' });
  }
  expect(await titlesOf('rafi')).toEqual([]);
  expect(await ringOnce(caller, calleePeer)).toMatchObject({ ok: true });
  await callee.until(() => (callee.receivedOf('pre-offer').length === 4 ? true : undefined));
});

it('alerts the callee by the name in calls, not that of the account', async () => {
  const socket = await connectSocket(setup.app, 'sana');
  const caller = await onlineAt(socket, 'Umm Khalid');
  const callee = await online('adil');
  await ringOnce(caller, await caller.peerOf('adil'));
  socket.close();
  expect(callee.receivedOf('pre-offer')).toHaveLength(1);
  expect(await titlesOf('adil')).toEqual(['Umm Khalid called you']);
});

/** Ann calls Bob and is lost before he answers. */
async function lostWhileRinging() {
  const { caller, callee, callerPeer, calleePeer } = await pair('ann', 'bob');
  const callId = randomUUID();
  await caller.call(callId, calleePeer);
  caller.socket.disconnect();
  const stored = async () => {
    const [row] = await setup.app.db.select({ held: calls.held }).from(calls).where(eq(calls.id, callId));
    return row?.held;
  };
  for (;;) {
    const call = await stored();
    if (call && call.caller.lostAt !== null) return { callId, callee, callerPeer, call };
  }
}

it('connects no answer to a caller who is lost, and says why', async () => {
  const { callId, callee, callerPeer } = await lostWhileRinging();
  expect(await callee.answer(callId, callerPeer, 'CALL_ACCEPTED')).toEqual({ ok: true });
  await callee.receives('user-hanged-up', { callId, reason: 'peer-lost' });
});

it('a callee waits for a lost caller much shorter than for a lost side of an answered call', async () => {
  const { call } = await lostWhileRinging();
  const lostAt = call.caller.lostAt ?? 0;
  expect(applyTimeouts(call, lostAt + 3000)).toMatchObject({ outcome: { call: { reason: 'cancelled' } } });
  expect(applyTimeouts(call, lostAt + 2000)).toEqual({ ok: true, outcome: null });
  const answered = { ...call, phase: 'accepted' as const };
  expect(applyTimeouts(answered, lostAt + 15_000)).toEqual({ ok: true, outcome: null });
});
