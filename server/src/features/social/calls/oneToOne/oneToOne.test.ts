import { randomUUID } from 'node:crypto';
import { callStage } from '../callSetup.testing';

const stage = callStage();
const { online } = stage;

let aheadMs = 0;
/** Minute by minute, until something is so. The scheduled look at calls is made in each. */
async function timePasses(isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    aheadMs += 61_000;
    stage.app.clock.now = () => new Date(Date.now() + aheadMs);
    await stage.app.jobs.runDue();
  }
}

it('rings, is accepted and ends for both', async () => {
  const [ann, bob] = [await online('ann'), await online('bob')];
  const [annPeer, bobPeer] = [await bob.peerOf('ann'), await ann.peerOf('bob')];
  const callId = randomUUID();
  expect(await ann.call(callId, bobPeer)).toEqual({ ok: true, merged: null });
  await bob.hears('pre-offer', { callId, caller: { socketId: annPeer, username: 'ann' }, media: 'video' });
  expect(await bob.answer(callId, annPeer, 'CALL_ACCEPTED')).toEqual({ ok: true });
  await ann.hears('pre-offer-answer', { callId, answer: 'CALL_ACCEPTED' });
  expect(await ann.hangUp(callId, bobPeer)).toEqual({ ok: true });
  await bob.hears('user-hanged-up', { callId, reason: 'hung-up' });
});

it('gives a side that lost its connection a while, then ends the call for the other', async () => {
  const [ann, bob] = [await online('ann'), await online('bob')];
  const [annPeer, bobPeer] = [await bob.peerOf('ann'), await ann.peerOf('bob')];
  const callId = randomUUID();
  await ann.call(callId, bobPeer);
  await bob.answer(callId, annPeer, 'CALL_ACCEPTED');
  bob.socket.disconnect();
  const back = await online('bob');
  for (;;) {
    // the server needs a moment to see that the other connection is gone
    const answer = await back.socket.emitWithAck('call-resume', { callId });
    if (answer.ok && answer.as === 'accepted') break;
  }
  await ann.hears('call-resumed', { callId });

  back.socket.disconnect();
  await ann.seesNot('bob');
  await timePasses(() => ann.heardOf('user-hanged-up').length > 0);
  expect(ann.heardOf('user-hanged-up')).toEqual([['user-hanged-up', { callId, reason: 'peer-lost' }]]);
});

it('is a missed call when nobody answers', async () => {
  const [ann, bob] = [await online('ann'), await online('bob')];
  const bobPeer = await ann.peerOf('bob');
  const callId = randomUUID();
  await ann.call(callId, bobPeer);
  await timePasses(() => ann.heardOf('user-hanged-up').length > 0);
  await Promise.all([
    ann.hears('user-hanged-up', { callId, reason: 'timeout' }),
    bob.hears('user-hanged-up', { callId, reason: 'timeout' }),
  ]);
});
