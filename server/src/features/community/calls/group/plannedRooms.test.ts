import type { GroupCallPlan, GroupCallRoom } from '@tayyib/shared/contracts';
import { maxPlannedRooms, plannedRoomStaysMs, roomInviteMs } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, nextAddress, signedIn, userIdOf, type PersonName } from '../../../../testing';
import { callBlocks } from '../../../../database/schema/community/callsTables';
import { groupRooms } from '../../../../database/schema/community/groupTables';
import { dayMs } from '../../../../lib/durations';
import { createBlockRepository } from '../records/blockRepository';
import { aStatus, atRooms, type AtRooms } from './groupFixtures';

let app: FastifyInstance;
let now: () => Date;
const people: AtRooms[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  ({ now } = app.clock);
});
afterEach(async () => {
  for (const { socket } of people.splice(0)) socket.close();
  app.clock.now = now;
  await app.db.delete(groupRooms);
  await app.db.delete(callBlocks);
});
afterAll(() => app.close());

async function at(name: PersonName) {
  const person = await atRooms(app, name);
  people.push(person);
  return person;
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const circle = (more: Partial<GroupCallPlan> = {}): GroupCallPlan => ({
  title: 'A circle nobody is to know of',
  topic: 'Zakat on shares',
  hasLobby: false,
  startsAt: inDays(2),
  ...more,
});

/** A planned room, as its planner sees it in the list. */
async function planned(more: Partial<GroupCallPlan> = {}, name: PersonName = 'ann') {
  const ann = await at(name);
  expect(await ann.socket.emitWithAck('group-call-plan', circle(more))).toEqual({ ok: true });
  const room = await ann.until(() => ann.listed.find(({ isOwn }) => isOwn));
  return { ann, room, roomId: room.roomId };
}
const later = (ms: number) => (app.clock.now = () => new Date(now().getTime() + ms));

describe('a planned room', () => {
  it('is listed with its topic and time, for its planner as their own', async () => {
    const bob = await at('bob');
    const startsAt = inDays(3);
    const { room } = await planned({ startsAt });
    expect(room).toMatchObject({
      topic: 'Zakat on shares',
      startsAt,
      people: 0,
      hostName: 'ann',
      isOwn: true,
    });
    const atBob = await bob.until(() => bob.listed.find(({ roomId }) => roomId === room.roomId));
    expect(atBob).toEqual({ ...room, isOwn: false } satisfies GroupCallRoom);
  });

  it('lets others wait until its planner comes, and in with them', async () => {
    const { ann, roomId } = await planned();
    const bob = await at('bob');
    const waits = await bob.joins(roomId);
    expect(waits).toMatchObject({ as: 'waiting', subject: { topic: 'Zakat on shares', isOneToMany: false } });
    expect(await ann.joins(roomId)).toMatchObject({ as: 'joined' });
    const atBob = await bob.sees(({ participants }) => participants.length === 2);
    expect(atBob.participants.find(({ isHost }) => isHost)?.username).toBe('ann');
    expect(atBob).toMatchObject({ topic: 'Zakat on shares' });
  });

  it('has who planned it as its host again when they come back', async () => {
    const { ann, roomId } = await planned();
    await ann.joins(roomId);
    const bob = await at('bob');
    await bob.joins(roomId);
    await ann.socket.emitWithAck('group-call-user-left', { roomId });
    await bob.sees(({ participants }) => participants.some(({ self, isHost }) => self && isHost));
    await bob.socket.emitWithAck('group-call-moderate', { roomId, verb: 'lock' });
    expect(await ann.joins(roomId)).toMatchObject({ as: 'joined' });
    await bob.sees(({ participants }) => participants.some(({ self, isHost }) => self && !isHost));
  });

  it('has a place for who planned it, however many are in it', async () => {
    const { ann, roomId } = await planned();
    await ann.joins(roomId);
    for (const name of ['bob', 'paro'] as const) await (await at(name)).joins(roomId);
    await ann.socket.emitWithAck('group-call-user-left', { roomId });
    expect(await (await at('rafi')).joins(roomId)).toMatchObject({ as: 'joined' });
    expect(await (await at('sana')).joins(roomId)).toMatchObject({ code: 'room-full' });
    expect(await ann.joins(roomId)).toMatchObject({ as: 'joined' });
  });

  it('stays open while nobody is in it, until long after its time', async () => {
    const { ann, room, roomId } = await planned();
    await ann.joins(roomId);
    await ann.socket.emitWithAck('group-call-user-left', { roomId });
    const bob = await at('bob');
    expect(await bob.joins(roomId)).toMatchObject({ as: 'waiting' });
    await app.jobs.runDue();
    expect(bob.ended).toEqual([]);
    later(Date.parse(room.startsAt ?? '') + plannedRoomStaysMs + 60_000 - now().getTime());
    await app.jobs.runDue();
    expect(await bob.until(() => bob.ended.at(-1))).toMatchObject({ reason: 'not-begun' });
    const [row] = await app.db.select().from(groupRooms);
    expect(row?.held).toMatchObject({ isClosed: true, plan: null, waiting: [] });
  });

  it('has an invite link until it is over, which says what it is about and when', async () => {
    const { ann, room, roomId } = await planned({ startsAt: inDays(20), isListed: false });
    await ann.joins(roomId);
    const code = await ann.invites(roomId);
    await ann.socket.emitWithAck('group-call-user-left', { roomId });
    later(roomInviteMs + dayMs);
    const reply = await app.inject({
      method: 'POST',
      url: '/api/calls/rooms/invite',
      headers: await signedIn(app, 'bob'),
      payload: { code },
      remoteAddress: nextAddress(),
    });
    expect(reply.json()).toEqual({
      isOpen: true,
      topic: 'Zakat on shares',
      startsAt: room.startsAt,
      isOneToMany: false,
      isOwn: false,
      reminderId: null,
    });
  });

  it('is closed by who planned it, from outside', async () => {
    const { ann, roomId } = await planned();
    const bob = await at('bob');
    await bob.joins(roomId);
    expect(await ann.socket.emitWithAck('group-call-closed-by-host', { roomId })).toEqual({ ok: true });
    expect(await bob.until(() => bob.ended.at(-1))).toMatchObject({ reason: 'closed-by-host' });
    await ann.until(() => ann.listed.length === 0);
  });
});

it('a room in no list is seen by nobody else, and joined by its link or an invitation', async () => {
  const ann = await at('ann');
  const bob = await at('bob');
  const paro = await at('paro');
  const opened = await ann.socket.emitWithAck('group-call-register', {
    title: 'Family',
    hasLobby: false,
    isListed: false,
  });
  if (!opened.ok || !opened.room) throw new Error('The room did not open.');
  const { roomId } = opened.room;
  expect(await bob.joins(roomId)).toMatchObject({ code: 'no-such-room' });
  expect(await bob.joinsBy(await ann.invites(roomId))).toMatchObject({ as: 'waiting' });
  // what follows in the list proves that the room was not sent before
  await paro.opens('Open to all');
  await bob.until(() => bob.listed.length > 0);
  expect(bob.listed.map(({ title }) => title)).toEqual(['Open to all']);
});

describe('an attack on planned rooms gains nothing by', () => {
  const refused = { ok: false, code: 'invalid-request' };

  it.each<[string, object, object]>([
    ['a time that is over', { startsAt: inDays(-1) }, { code: 'not-then' }],
    ['a time in years', { startsAt: inDays(61) }, { code: 'not-then' }],
    ['a time that is none', { startsAt: 'tomorrow' }, refused],
    ['a time that no date has', { startsAt: '+275760-09-13T00:00:00.001Z' }, refused],
    ['a topic without end', { topic: 'x'.repeat(10_000) }, refused],
    ['a topic one letter too long', { topic: 'x'.repeat(141) }, refused],
    ['a topic of letters that are not seen', { topic: '\u200B\u3164\u0000 \u0007' }, refused],
    ['a topic that is an object', { topic: { toString: 'x' } }, refused],
    ['a host of their own choice', { plan: { by: 'bob' } }, refused],
  ])('%s', async (_what, more, answer) => {
    const ann = await at('ann');
    const sent = await ann.socket.emitWithAck('group-call-plan', { ...circle(), ...more });
    expect(sent).toMatchObject({ ok: false, ...answer });
    expect(await app.db.select().from(groupRooms)).toEqual([]);
  });

  it('control characters in a topic, which are taken out', async () => {
    const { room } = await planned({ topic: 'Zakat\u0000\u0007 on\n\r\tshares \u202Enow' });
    expect(room.topic).not.toMatch(/\p{Cc}|\u202E/u);
  });

  it('planning more rooms than one user may, also at once', async () => {
    const ann = await at('ann');
    const answers = await Promise.all(
      Array.from({ length: maxPlannedRooms + 3 }, () => ann.socket.emitWithAck('group-call-plan', circle())),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(maxPlannedRooms);
    expect(answers.at(-1)).toMatchObject({ code: 'too-many-planned' });
  });

  it('planning without being online for calls', async () => {
    const ann = await at('ann');
    await ann.socket.emitWithAck('unregister-user');
    expect(await ann.socket.emitWithAck('group-call-plan', circle())).toMatchObject({
      code: 'not-registered',
    });
  });

  it('coming first, to be the host of what another planned', async () => {
    const { roomId } = await planned();
    const bob = await at('bob');
    await bob.joins(roomId);
    for (const verb of ['lock', 'make-invite'] as const)
      expect(await bob.socket.emitWithAck('group-call-moderate', { roomId, verb })).toMatchObject({
        code: 'no-such-room',
      });
    expect(await bob.socket.emitWithAck('group-call-closed-by-host', { roomId })).toMatchObject({
      code: 'no-such-room',
    });
    expect(bob.room).toBeNull();
  });

  it('waiting for a room of a user who blocks them, or finding it', async () => {
    const block = { userId: await userIdOf(app, 'ann'), blockedId: await userIdOf(app, 'bob') };
    await createBlockRepository(app.db).add({ ...block, username: 'bob', since: new Date() });
    const { roomId } = await planned();
    const bob = await at('bob');
    expect(await bob.joins(roomId)).toMatchObject({ code: 'no-such-room' });
    expect(bob.listed).toEqual([]);
  });

  it('removing who planned the room, and with them the way back', async () => {
    const { ann, roomId } = await planned();
    await ann.joins(roomId);
    const bob = await at('bob');
    await bob.joins(roomId);
    await ann.socket.emitWithAck('group-call-status', aStatus(roomId));
    const planner = await bob.idOf('ann');
    await ann.socket.emitWithAck('group-call-moderate', {
      roomId,
      verb: 'hand-over',
      participant: await ann.idOf('bob'),
    });
    await bob.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant: planner });
    expect(await ann.joins(roomId)).toMatchObject({ as: 'joined' });
  });
});
