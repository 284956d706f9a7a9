import { randomUUID } from 'node:crypto';
import { callSetup } from '../callSetup.testing';

const setup = callSetup();
const { online } = setup;

let aheadMs = 0;
/** Advances minute by minute until the condition holds. The scheduled check of calls runs in each minute. */
async function timePasses(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    aheadMs += 61_000;
    setup.app.clock.now = () => new Date(Date.now() + aheadMs);
    await setup.app.jobs.runDue();
  }
}

it('a call rings, is accepted and ends for both', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const annPeer = await bob.peerOf('ann');
  const bobPeer = await ann.peerOf('bob');
  const callId = randomUUID();
  expect(await ann.call(callId, bobPeer)).toEqual({ ok: true, merged: null });
  await bob.receives('pre-offer', { callId, caller: { socketId: annPeer, username: 'ann' }, media: 'video' });
  expect(await bob.answer(callId, annPeer, 'CALL_ACCEPTED')).toEqual({ ok: true });
  await ann.receives('pre-offer-answer', { callId, answer: 'CALL_ACCEPTED' });
  expect(await ann.hangUp(callId, bobPeer)).toEqual({ ok: true });
  await bob.receives('user-hanged-up', { callId, reason: 'hung-up' });
});

it('a call goes on while one side is away, until the other side reports that nothing arrives', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const annPeer = await bob.peerOf('ann');
  const bobPeer = await ann.peerOf('bob');
  const callId = randomUUID();
  await ann.call(callId, bobPeer);
  await bob.answer(callId, annPeer, 'CALL_ACCEPTED');
  bob.socket.disconnect();
  const back = await online('bob');
  for (;;) {
    // the server needs a moment to notice that the other connection is closed
    const answer = await back.socket.emitWithAck('call-resume', { callId });
    if (answer.ok && answer.as === 'accepted') break;
  }
  await ann.receives('call-resumed', { callId });

  back.socket.disconnect();
  await ann.seesNot('bob');
  await timePasses(() => ann.receivedOf('call-peer-away').length > 0);
  expect(ann.receivedOf('call-peer-away')[0]).toEqual(['call-peer-away', { callId }]);
  expect(ann.receivedOf('user-hanged-up')).toEqual([]);
  const returned = await online('bob');
  expect(await returned.socket.emitWithAck('call-resume', { callId })).toMatchObject({ as: 'accepted' });
  await ann.hangUp(callId, bobPeer, 'peer-lost');
  await returned.receives('user-hanged-up', { callId, reason: 'peer-lost' });
});

it('a call ends when one side stays away for minutes, even if the other side reports nothing', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const annPeer = await bob.peerOf('ann');
  const callId = randomUUID();
  await ann.call(callId, await ann.peerOf('bob'));
  await bob.answer(callId, annPeer, 'CALL_ACCEPTED');
  bob.socket.disconnect();
  await ann.seesNot('bob');
  await timePasses(() => ann.receivedOf('user-hanged-up').length > 0);
  expect(ann.receivedOf('user-hanged-up')).toEqual([['user-hanged-up', { callId, reason: 'peer-lost' }]]);
});

/** Bob calls Ann before he learns that she is calling him. */
async function callingEachOther() {
  const ann = await online('ann');
  const bob = await online('bob');
  const annPeer = await bob.peerOf('ann');
  const bobPeer = await ann.peerOf('bob');
  const hers = randomUUID();
  const his = randomUUID();
  await ann.call(hers, bobPeer);
  const merged = { callId: hers, caller: { socketId: annPeer, username: 'ann' } };
  expect(await bob.call(his, annPeer)).toEqual({ ok: true, merged });
  return { ann, bob, annPeer, bobPeer, hers, his };
}

it('a call goes on when a user withdraws a dial to answer the call it was merged into', async () => {
  const { ann, bob, annPeer, bobPeer, hers, his } = await callingEachOther();
  expect(await bob.hangUp(his, annPeer, 'yielded')).toEqual({ ok: true });
  expect(await bob.answer(hers, annPeer, 'CALL_ACCEPTED')).toEqual({ ok: true });
  expect(await bob.socket.emitWithAck('call-resume', { callId: hers })).toMatchObject({ as: 'accepted' });
  expect(ann.receivedOf('user-hanged-up')).toEqual([]);
  await ann.hangUp(hers, bobPeer);
  await bob.receives('user-hanged-up', { callId: hers, reason: 'hung-up' });
});

it('a call ends when a user hangs up the dial that was merged into it', async () => {
  const { ann, bob, annPeer, hers, his } = await callingEachOther();
  expect(await bob.hangUp(his, annPeer)).toEqual({ ok: true });
  await ann.receives('user-hanged-up', { callId: hers, reason: 'hung-up' });
});

it('a withdrawn dial that was not merged ends', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const callId = randomUUID();
  const annPeer = await bob.peerOf('ann');
  await bob.call(callId, annPeer);
  expect(await bob.hangUp(callId, annPeer, 'yielded')).toEqual({ ok: true });
  await ann.receives('user-hanged-up', { callId, reason: 'cancelled' });
});

it('a call is a missed call when nobody answers', async () => {
  const ann = await online('ann');
  const bob = await online('bob');
  const bobPeer = await ann.peerOf('bob');
  const callId = randomUUID();
  await ann.call(callId, bobPeer);
  await timePasses(() => ann.receivedOf('user-hanged-up').length > 0);
  await Promise.all([
    ann.receives('user-hanged-up', { callId, reason: 'timeout' }),
    bob.receives('user-hanged-up', { callId, reason: 'timeout' }),
  ]);
});
