import type { CallBroadcast } from '@tayyib/shared/contracts';
import { legGraceMs } from '@tayyib/shared/limits';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, connectSocket, signedIn, userIdOf, type PersonName } from '../../../../testing';
import { callBlocks } from '../../../../database/schema/community/callsTables';
import { groupMessages, groupRooms } from '../../../../database/schema/community/groupTables';
import { createBlockRepository } from '../records/blockRepository';
import { aStatus, atRooms, type AtRooms } from './groupFixtures';
import { closed } from './rules/leaveRoom';

let app: FastifyInstance;
const people: AtRooms[] = [];
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(async () => {
  for (const { socket } of people.splice(0)) socket.close();
  await app.db.delete(groupRooms);
});
afterAll(() => app.close());

async function at(name: PersonName): Promise<AtRooms> {
  const person = await atRooms(app, name);
  people.push(person);
  return person;
}
const names = ({ participants }: { participants: readonly { username: string }[] }) =>
  participants.map(({ username }) => username).join();

it('a room opens, fills and shows everyone the others', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const roomId = await ann.opens();
  expect(await bob.joins(roomId)).toMatchObject({ ok: true, as: 'joined' });
  const atAnn = await ann.sees((room) => names(room) === 'ann,bob');
  expect(atAnn.participants.map(({ self, isHost }) => [self, isHost])).toEqual([
    [true, true],
    [false, false],
  ]);
  // of two members the later one calls the earlier one
  expect(atAnn.participants.map(({ order }) => order)).toEqual([0, 1]);
  expect(JSON.stringify(bob.room)).not.toMatch(/userId|device/);
});

it('a room has a lobby: asks the host, who admits or refuses', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const paro = await at('paro');
  const roomId = await ann.opens('Lessons', true);
  expect(await bob.joins(roomId)).toEqual({
    ok: true,
    as: 'waiting',
    room: null,
    chat: [],
    subject: { topic: null, startsAt: null, isOneToMany: false },
  });
  expect(await paro.joins(roomId)).toMatchObject({ as: 'waiting' });
  const bobId = await ann.idOf('bob');
  const paroId = await ann.idOf('paro');
  await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'admit', participant: bobId });
  const atBob = await bob.sees((room) => names(room) === 'ann,bob');
  expect(atBob.waiting).toEqual([]);
  await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'refuse', participant: paroId });
  await paro.until(() => paro.ended.find(({ reason }) => reason === 'refused'));
});

it('mutes so that it stays, shows hands in the order they went up, locks, and removes for good', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const roomId = await ann.opens();
  await bob.joins(roomId);
  const participant = await ann.idOf('bob');
  const does = (action: { verb: 'mute' | 'unmute' | 'remove' } | { verb: 'lock' | 'unlock' }) =>
    ann.socket.emitWithAck(
      'group-call-moderate',
      action.verb === 'lock' || action.verb === 'unlock'
        ? { roomId, verb: action.verb }
        : { roomId, verb: action.verb, participant },
    );
  const bobAtAnn = () => ann.room?.participants.find(({ username }) => username === 'bob');

  await does({ verb: 'mute' });
  await bob.socket.emitWithAck('group-call-status', { ...aStatus(roomId), hasRaisedHand: true });
  await ann.until(() => bobAtAnn()?.handRaisedAt ?? undefined);
  expect(bobAtAnn()).toMatchObject({ isMutedByHost: true, isMicrophoneOn: false });
  await does({ verb: 'unmute' });
  await bob.socket.emitWithAck('group-call-status', aStatus(roomId));
  await ann.until(() => bobAtAnn()?.isMicrophoneOn === true && bobAtAnn()?.handRaisedAt === null);

  await does({ verb: 'lock' });
  const paro = await at('paro');
  expect(await paro.joins(roomId)).toMatchObject({ ok: false, code: 'room-locked' });
  await does({ verb: 'unlock' });
  await does({ verb: 'remove' });
  await bob.until(() => bob.ended.find(({ reason }) => reason === 'removed'));
  expect(await bob.joins(roomId)).toMatchObject({ ok: false, code: 'no-such-room' });
  expect(await paro.joins(roomId)).toMatchObject({ ok: true });
});

it('a room holds four without a forwarding server, and says so', async () => {
  const host = await at('ann');
  const roomId = await host.opens();
  for (const name of ['bob', 'paro', 'rafi'] as const) {
    expect(await (await at(name)).joins(roomId)).toMatchObject({ ok: true });
  }
  expect(await (await at('sana')).joins(roomId)).toMatchObject({ ok: false, code: 'room-full' });
  expect(host.room?.capacity).toBe(4);
});

it('a room stores the chat for late joiners, until the room is closed', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const roomId = await ann.opens();
  await ann.socket.emitWithAck('group-call-chart', { roomId, content: '  <b>Salaam</b> ' });
  const joined = await bob.joins(roomId);
  expect(joined).toMatchObject({ chat: [{ username: 'ann', self: false, content: '<b>Salaam</b>' }] });
  await bob.socket.emitWithAck('group-call-chart', { roomId, content: 'Wa alaikum' });
  await ann.until(() => ann.lines.find(({ content, self }) => content === 'Wa alaikum' && !self));
  await ann.socket.emitWithAck('group-call-closed-by-host', { roomId });
  await bob.until(() => bob.ended.find(({ reason }) => reason === 'closed-by-host'));
  expect(await app.db.select().from(groupMessages)).toEqual([]);
  const [row] = await app.db.select().from(groupRooms);
  expect(row?.held).toMatchObject({ isClosed: true, members: [] });
});

it('a room stores no line that is sent while the room closes', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const roomId = await ann.opens();
  await bob.joins(roomId);
  const isWaiting = async () => {
    const { rows } = await app.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  const sent = await app.db.transaction(async (transaction) => {
    const isThis = eq(groupRooms.id, roomId);
    const [row] = await transaction.select().from(groupRooms).where(isThis).for('update');
    if (!row) throw new Error('There is a room.');
    const answer = bob.socket.emitWithAck('group-call-chart', { roomId, content: 'Too late' });
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
    await transaction
      .update(groupRooms)
      .set({ isClosed: true, held: closed(row.held) })
      .where(isThis);
    return { answer };
  });
  expect(await sent.answer).toMatchObject({ ok: false, code: 'no-such-room' });
  expect(await app.db.$count(groupMessages)).toBe(0);
});

it('a room waits for a lost host, takes them back, and goes on under the next one when they stay away', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const roomId = await ann.opens();
  await bob.joins(roomId);
  ann.socket.disconnect();
  await bob.sees(({ participants }) => participants[0]?.isPresent === false);
  const back = await at('ann');
  await back.joins(roomId);
  const again = await bob.sees(({ participants }) => participants[0]?.isPresent === true);
  expect(again.participants[0]).toMatchObject({ isHost: true, username: 'ann' });

  back.socket.disconnect();
  await bob.sees(({ participants }) => participants[0]?.isPresent === false);
  const later = new Date(Date.now() + legGraceMs + 120_000);
  const { now } = app.clock;
  app.clock.now = () => later;
  await app.jobs.runDue();
  app.clock.now = now;
  const left = await bob.sees((room) => names(room) === 'bob');
  expect(left.participants[0]?.isHost).toBe(true);
});

it('a room hands over when the host leaves, and closes with the last one', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const roomId = await ann.opens();
  await bob.joins(roomId);
  await ann.socket.emitWithAck('group-call-user-left', { roomId });
  await bob.sees(({ participants }) => participants.length === 1 && participants[0]?.isHost === true);
  await bob.socket.emitWithAck('group-call-user-left', { roomId });
  expect(await ann.joins(roomId)).toMatchObject({ ok: false, code: 'no-such-room' });
});

/** Collects the room updates a user receives from now on. */
function heard(person: AtRooms): CallBroadcast[] {
  const broadcasts: CallBroadcast[] = [];
  person.socket.on('broadcast', (message) => {
    if (message.event === 'GROUP_CALL_ROOMS') broadcasts.push(message);
  });
  return broadcasts;
}

it.each([
  ['the host blocked', 'sana', 'basim'],
  ['who blocked the host', 'basim', 'sana'],
] as const)('a room is neither listed nor open to a user %s', async (_who, blocking, blocked) => {
  const userId = await userIdOf(app, blocking);
  const blockedId = await userIdOf(app, blocked);
  const since = new Date();
  await createBlockRepository(app.db).add({ userId, blockedId, username: blocked, since });
  const sana = await at('sana');
  const basim = await at('basim');
  const atBasim = heard(basim);
  const roomId = await sana.opens();
  expect(await basim.joins(roomId)).toMatchObject({ ok: false, code: 'no-such-room' });
  expect(atBasim).toEqual([]);
  const again = await connectSocket(app, 'basim');
  const atFirst = heard({ ...basim, socket: again });
  await again.emitWithAck('register-new-user', { username: 'basim' });
  expect(atFirst).toMatchObject([{ groupCallRooms: [], isAll: true }]);
  again.close();
  await app.db.delete(callBlocks);
});

it('lists rooms as they change, but not to a removed user', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const paro = await at('paro');
  const atBob = heard(bob);
  const atParo = heard(paro);
  const roomId = await ann.opens('Open house');
  await bob.joins(roomId);
  const participant = await ann.idOf('bob');
  await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
  await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'lock' });
  await ann.socket.emitWithAck('group-call-closed-by-host', { roomId });
  // an acknowledgement that arrives after all earlier events
  await bob.socket.emitWithAck('unregister-user');
  await paro.socket.emitWithAck('unregister-user');
  const shown = (broadcasts: CallBroadcast[]) =>
    broadcasts.map((message) =>
      message.event === 'GROUP_CALL_ROOMS'
        ? (message.groupCallRooms[0]?.people ?? (message.closed[0] === roomId ? 'closed' : '?'))
        : '?',
    );
  expect(shown(atParo)).toEqual([1, 2, 1, 1, 'closed']);
  expect(shown(atBob)).toEqual([1, 2, 'closed']);
  const late = await at('rafi');
  expect(await late.joins(roomId)).toMatchObject({ ok: false, code: 'no-such-room' });
});

it('a room invites by the name in calls, not that of the account', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  await ann.socket.emitWithAck('register-new-user', { username: 'Umm Khalid' });
  const people = await new Promise<{ peer: string; self: boolean }[]>((resolve) => {
    ann.socket.on('broadcast', (message) => {
      if (message.event === 'ACTIVE_USERS') resolve(message.activeUsers);
    });
    void ann.socket
      .emitWithAck('unregister-user')
      .then(() => ann.socket.emitWithAck('register-new-user', { username: 'Umm Khalid' }));
  });
  const roomId = await ann.opens();
  const peer = people.find(({ self }) => !self)?.peer ?? '';
  expect(await ann.socket.emitWithAck('group-call-invite', { roomId, peer })).toEqual({ ok: true });
  const headers = await signedIn(app, 'bob');
  const { data } = (await app.inject({ url: '/api/getnotification', headers })).json();
  expect(data.map(({ title }: { title: string }) => title)).toEqual([
    'Umm Khalid invites you to a group call',
  ]);
  expect(bob.socket.connected).toBe(true);
});

it.each([
  ['zero-width characters', '\u200B\u200B\u2060'],
  ['invisible letters', '\u3164\u115F\u2800'],
  ['one letter among them', 'A\u200B\u200B'],
])('a room takes no title of %s', async (_what, title) => {
  const ann = await at('ann');
  const opened = await ann.socket.emitWithAck('group-call-register', { title, hasLobby: false });
  expect(opened).toMatchObject({ ok: false, code: 'invalid-request' });
});
