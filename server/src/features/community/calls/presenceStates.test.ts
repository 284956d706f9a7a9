import { randomUUID } from 'node:crypto';
import type { ActiveUser } from '@tayyib/shared/contracts';
import { userIdOf } from '../../../testing';
import { groupRooms } from '../../../database/schema/community/groupTables';
import { callSetup } from './callSetup.testing';
import { goOnline } from './onlineFixture';
import { createBlockRepository } from './records/blockRepository';

const setup = callSetup();
afterEach(async () => void (await setup.app.db.delete(groupRooms)));

type Online = Awaited<ReturnType<typeof setup.online>>;
const isSeen = (by: Online, name: string, state: ActiveUser['state']) =>
  by.until(() => (by.stateOf(name) === state ? state : undefined));

it('is busy in an accepted call and in a room, and free again', async () => {
  const ann = await setup.online('ann');
  const bob = await setup.online('bob');
  const paro = await setup.online('paro');
  const callId = randomUUID();
  const peer = await ann.peerOf('bob');
  await ann.call(callId, peer);
  await bob.until(() => bob.receivedOf('pre-offer')[0]);
  // a call that still rings does not make its users busy
  expect([paro.stateOf('ann'), paro.stateOf('bob')]).toEqual(['free', 'free']);
  await bob.answer(callId, await bob.peerOf('ann'), 'CALL_ACCEPTED');
  await isSeen(paro, 'ann', 'busy');
  await isSeen(paro, 'bob', 'busy');
  await ann.hangUp(callId, peer);
  await isSeen(paro, 'ann', 'free');
  await isSeen(paro, 'bob', 'free');

  const opened = await ann.socket.emitWithAck('group-call-register', { title: 'Lessons', hasLobby: false });
  if (!opened.ok || !opened.room) throw new Error('The room did not open.');
  await isSeen(paro, 'ann', 'busy');
  await ann.socket.emitWithAck('group-call-user-left', { roomId: opened.room.roomId });
  await isSeen(paro, 'ann', 'free');
});

it('is away when nobody uses any of their pages', async () => {
  const ann = await setup.online('ann');
  const second = await setup.online('ann');
  const bob = await setup.online('bob');
  await ann.socket.emitWithAck('call-away', { isAway: true });
  await setup.online('paro');
  await bob.peerOf('paro');
  expect(bob.stateOf('ann')).toBe('free');
  await second.socket.emitWithAck('call-away', { isAway: true });
  await isSeen(bob, 'ann', 'away');
  second.socket.close();
  await ann.socket.emitWithAck('call-away', { isAway: false });
  await isSeen(bob, 'ann', 'free');
});

describe('an attack on being away gains nothing by', () => {
  it.each([
    ['naming another user', { isAway: true, userId: randomUUID() }],
    ['something else than yes or no', { isAway: 'busy' }],
    ['nothing', undefined],
  ])('%s', async (_what, payload) => {
    const ann = await setup.online('ann');
    expect(await ann.sends('call-away', payload)).toMatchObject({ ok: false, code: 'invalid-request' });
  });

  it('reporting it without being online', async () => {
    const ann = await setup.online('ann');
    await ann.socket.emitWithAck('unregister-user');
    expect(await ann.socket.emitWithAck('call-away', { isAway: true })).toMatchObject({
      code: 'not-registered',
    });
  });

  it('coming and going in a flood', async () => {
    const basim = await setup.online('basim');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => basim.socket.emitWithAck('call-away', { isAway: at % 2 === 0 })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBeLessThan(10);
    expect(answers.at(-1)).toMatchObject({ code: 'too-many-requests' });
  });

  it('watching a user who blocks them', async () => {
    await createBlockRepository(setup.app.db).add({
      userId: await userIdOf(setup.app, 'ann'),
      blockedId: await userIdOf(setup.app, 'bob'),
      username: 'bob',
      since: new Date(),
    });
    const bob = await setup.online('bob');
    const ann = await goOnline(setup.app, 'ann');
    await ann.socket.emitWithAck('call-away', { isAway: true });
    await setup.online('paro');
    await bob.peerOf('paro');
    expect(bob.stateOf('ann')).toBeUndefined();
    ann.socket.close();
  });
});
