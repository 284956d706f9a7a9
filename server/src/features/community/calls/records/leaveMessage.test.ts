import { randomUUID } from 'node:crypto';
import type { CallsReply } from '@tayyib/shared/contracts';
import { callMessages } from '../../../../database/schema/community/callsTables';
import { alerts } from '../../../../database/schema/personal/alertTables';
import { signedIn, type PersonName } from '../../../../testing';
import { callSetup } from '../callSetup.testing';
import type { OnlineTester } from '../onlineFixture';

const setup = callSetup();
const { online } = setup;
afterEach(async () => {
  setup.app.clock.now = () => new Date();
  await setup.app.db.delete(alerts);
});

const ask = async (name: PersonName, method: 'GET' | 'POST', url: string, payload?: object) =>
  setup.app.inject({ method, url, headers: await signedIn(setup.app, name), ...(payload && { payload }) });
const write = (
  { socket }: OnlineTester,
  callId: string,
  content = 'Please call me back.',
  id = randomUUID(),
) => socket.emitWithAck('call-message', { callId, id, content });
const messagesOf = async (name: PersonName, callId: string) =>
  (await ask(name, 'GET', `/api/calls/${callId}/messages`)).json().messages;
const titlesOf = async (name: PersonName): Promise<string[]> =>
  (await ask(name, 'GET', '/api/getnotification')).json().data.map(({ title }: { title: string }) => title);

/** Ann calls Bob, whose page says that he cannot take it. */
async function pair() {
  const ann = await online('ann');
  const bob = await online('bob');
  const annPeer = await bob.peerOf('ann');
  const bobPeer = await ann.peerOf('bob');
  const calls = async (answer: 'CALL_NOT_AVAILABLE' | 'CALL_REJECTED' = 'CALL_NOT_AVAILABLE') => {
    const callId = randomUUID();
    await ann.call(callId, bobPeer);
    await bob.answer(callId, annPeer, answer);
    return callId;
  };
  return { ann, bob, bobPeer, calls };
}

it('is stored with the call for both, and the callee is alerted once, by the name in calls', async () => {
  const { ann, bob, calls } = await pair();
  const callId = await calls();
  const changed = new Promise<void>((resolve) => bob.socket.once('calls:changed', resolve));
  expect(await write(ann, callId)).toEqual({ ok: true });
  await changed;
  expect(await messagesOf('bob', callId)).toMatchObject([{ isOwn: false, content: 'Please call me back.' }]);
  expect(await messagesOf('ann', callId)).toMatchObject([{ isOwn: true }]);
  const { calls: list } = (await ask('bob', 'GET', '/api/calls')).json<CallsReply>();
  expect(list).toMatchObject([{ id: callId, messages: 1, username: 'ann' }]);
  expect((await titlesOf('bob')).filter((title) => title.includes('message'))).toEqual([
    'ann left you a message',
  ]);
});

it('is stored once, also where its acknowledgement was lost', async () => {
  const { ann, calls } = await pair();
  const callId = await calls();
  const id = randomUUID();
  expect(await write(ann, callId, 'Salaam', id)).toEqual({ ok: true });
  expect(await write(ann, callId, 'Salaam', id)).toEqual({ ok: true });
  expect(await setup.app.db.$count(callMessages)).toBe(1);
});

describe('nobody may', () => {
  it('leave two messages with a call, or many at one person in a row', async () => {
    const { ann, calls } = await pair();
    const callId = await calls();
    const replies = await Promise.all([write(ann, callId), write(ann, callId), write(ann, callId)]);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    for (let more = 0; more < 2; more += 1) expect(await write(ann, await calls())).toEqual({ ok: true });
    expect(await write(ann, await calls())).toMatchObject({ code: 'written-already' });
    expect(await setup.app.db.$count(callMessages)).toBe(3);
  });

  it('write to who refused the call, answered it, or was called by others', async () => {
    const { ann, bob, bobPeer, calls } = await pair();
    const refusal = { ok: false, code: 'no-such-call' };
    expect(await write(ann, await calls('CALL_REJECTED'))).toMatchObject(refusal);
    const callId = await calls();
    const basim = await online('basim');
    expect(await write(basim, callId)).toMatchObject(refusal);
    // the callee has no message to leave with the call of somebody else
    expect(await write(bob, callId)).toMatchObject(refusal);
    const cancelled = randomUUID();
    await ann.call(cancelled, bobPeer);
    await ann.hangUp(cancelled, bobPeer);
    expect(await write(ann, cancelled)).toMatchObject(refusal);
    expect(await setup.app.db.$count(callMessages)).toBe(0);
  });

  it('write long after the call', async () => {
    const { ann, calls } = await pair();
    const callId = await calls();
    setup.app.clock.now = () => new Date(Date.now() + 11 * 60_000);
    expect(await write(ann, callId)).toMatchObject({ code: 'no-such-call' });
  });
});

it('does not reach who blocked the caller, and does not say so', async () => {
  const { ann, calls } = await pair();
  const callId = await calls();
  await ask('bob', 'POST', '/api/calls/blocks', { callId });
  expect(await write(ann, callId)).toEqual({ ok: true });
  expect((await titlesOf('bob')).filter((title) => title.includes('message'))).toEqual([]);
});
