import { randomUUID } from 'node:crypto';
import type { CallsReply } from '@tayyib/shared/contracts';
import type { PersonName } from '../../../../testing';
import { signedIn, userIdOf } from '../../../../testing';
import { callSetup } from '../callSetup.testing';
import { calls } from '../../../../database/schema/community/callsTables';
import { placeCall } from '../oneToOne/rules/placeCall';

const setup = callSetup();
const { online } = setup;
const ask = async (name: PersonName, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  setup.app.inject({ method, url, headers: await signedIn(setup.app, name), ...(payload && { payload }) });
const callsOf = async (name: PersonName): Promise<CallsReply> =>
  (await ask(name, 'GET', '/api/calls')).json();

it('stores a call for both, with its chat, and offers to call back online users', async () => {
  const paro = await online('paro');
  const rafi = await online('rafi');
  const paroPeer = await rafi.peerOf('paro');
  const rafiPeer = await paro.peerOf('rafi');
  const callId = randomUUID();
  await paro.call(callId, rafiPeer);
  await rafi.answer(callId, paroPeer, 'CALL_ACCEPTED');
  for (const [person, content] of [
    [paro, 'Salaam'],
    [rafi, 'Wa alaikum assalam'],
  ] as const) {
    await person.socket.emitWithAck('call-message', { callId, id: randomUUID(), content });
  }
  const callsChanged = new Promise<void>((resolve) => rafi.socket.once('calls:changed', resolve));
  await paro.hangUp(callId, rafiPeer);
  await callsChanged;
  expect(await callsOf('paro')).toMatchObject({
    missed: 0,
    next: null,
    calls: [
      {
        id: callId,
        direction: 'out',
        username: 'rafi',
        reason: 'hung-up',
        messages: 2,
        isMissed: false,
        isSeen: true,
        isBlocked: false,
        peer: rafiPeer,
      },
    ],
  });
  expect((await callsOf('rafi')).calls).toMatchObject([
    { direction: 'in', username: 'paro', peer: paroPeer },
  ]);
  expect((await ask('rafi', 'GET', `/api/calls/${callId}/messages`)).json().messages).toMatchObject([
    { isOwn: false, content: 'Salaam' },
    { isOwn: true, content: 'Wa alaikum assalam' },
  ]);
  paro.socket.disconnect();
  await rafi.seesNot('paro');
  expect((await callsOf('rafi')).calls).toMatchObject([{ peer: null }]);
});

it('counts missed calls until they are seen, for the callee only', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const bobPeer = await ann.peerOf('bob');
  const ring = async () => {
    const callId = randomUUID();
    await ann.call(callId, bobPeer);
    return callId;
  };
  await ann.hangUp(await ring(), bobPeer);
  await bob.answer(await ring(), await bob.peerOf('ann'), 'CALL_REJECTED');
  const missed = await callsOf('bob');
  expect(missed.missed).toBe(1);
  expect(missed.calls.map(({ isMissed, isSeen, reason }) => [isMissed, isSeen, reason])).toEqual([
    [false, true, 'rejected'],
    [true, false, 'cancelled'],
  ]);
  expect((await callsOf('ann')).missed).toBe(0);
  expect((await ask('bob', 'POST', '/api/calls/seen')).json()).toEqual({ missed: 0 });
  expect(await callsOf('bob')).toMatchObject({ missed: 0, calls: [{}, { isMissed: true, isSeen: true }] });
});

it('ends a call and hides the two from each other when one blocks the other, until they are unblocked', async () => {
  const basim = await online('basim');
  const sana = await online('sana');
  const basimPeer = await sana.peerOf('basim');
  const sanaPeer = await basim.peerOf('sana');
  const callId = randomUUID();
  await basim.call(callId, sanaPeer);
  await sana.answer(callId, basimPeer, 'CALL_ACCEPTED');
  const blocked = await ask('sana', 'POST', '/api/calls/blocks', { callId });
  expect(blocked.json()).toMatchObject({ username: 'basim' });
  await basim.receives('user-hanged-up', { callId, reason: 'hung-up' });
  await Promise.all([basim.seesNot('sana'), sana.seesNot('basim')]);
  expect((await callsOf('sana')).calls).toMatchObject([{ isBlocked: true, peer: null }]);
  expect((await callsOf('basim')).calls).toMatchObject([{ isBlocked: false, peer: null }]);
  const again = await ask('sana', 'POST', '/api/calls/blocks', { callId });
  expect(again.json()).toEqual(blocked.json());
  expect((await ask('sana', 'GET', '/api/calls/blocks')).json()).toEqual({ blocks: [blocked.json()] });
  expect((await ask('basim', 'GET', '/api/calls/blocks')).json()).toEqual({ blocks: [] });
  await ask('sana', 'DELETE', `/api/calls/blocks/${blocked.json().id}`);
  expect(await basim.peerOf('sana')).toBe(sanaPeer);
});

it('marks advisors and staff by their roles, in the lists of both', async () => {
  const adil = await online('adil');
  const rafi = await online('rafi');
  const callId = randomUUID();
  await adil.call(callId, await adil.peerOf('rafi'));
  await rafi.answer(callId, await rafi.peerOf('adil'), 'CALL_REJECTED');
  expect((await callsOf('rafi')).calls).toMatchObject([{ id: callId, mark: 'advisor' }]);
  expect((await callsOf('adil')).calls).toMatchObject([{ id: callId, mark: null }]);
});

it('blocks nobody who is not there, nor oneself', async () => {
  const ann = await online('ann');
  for (const body of [{ peer: randomUUID() }, { callId: randomUUID() }, { peer: await ann.peerOf('ann') }]) {
    expect((await ask('ann', 'POST', '/api/calls/blocks', body)).statusCode).toBe(404);
  }
});

it('gives a long list page by page, each call once', async () => {
  const caller = await userIdOf(setup.app, 'ann');
  const callee = await userIdOf(setup.app, 'bob');
  const rows = Array.from({ length: 60 }, (_nothing, place) => {
    const side = (userId: string) => ({ userId, peer: randomUUID(), username: userId, device: 'none' });
    const placing = placeCall(
      {
        callId: randomUUID(),
        media: 'audio',
        caller: side(caller),
        callee: {
          ...side(callee),
          devices: [],
          acceptsCalls: true,
          isRungTooOften: false,
          isBeyondPlan: false,
        },
      },
      null,
      [],
      // three at each moment
      Date.UTC(2026, 10, 1) + Math.floor(place / 3) * 1000,
    );
    const held = placing.ok ? placing.outcome?.call : undefined;
    if (!held) throw new Error('Nothing was placed.');
    return {
      id: held.id,
      callerId: caller,
      calleeId: callee,
      phase: held.phase,
      media: held.media,
      held,
      reason: held.reason,
      placedAt: new Date(held.placedAt),
      endedAt: new Date(held.placedAt),
    };
  });
  await setup.app.db.insert(calls).values(rows);
  const found: string[] = [];
  let before = '';
  for (;;) {
    const { calls: page, next }: CallsReply = (await ask('bob', 'GET', `/api/calls${before}`)).json();
    found.push(...page.map(({ id }) => id));
    if (next === null) break;
    before = `?before=${next}`;
  }
  expect([...found].sort()).toEqual(rows.map(({ id }) => id).sort());
});
