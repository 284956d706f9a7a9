import { roomInviteMs } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, nextAddress, signedIn, userIdOf, type PersonName } from '../../../../testing';
import { callBlocks } from '../../../../database/schema/community/callsTables';
import { groupRooms } from '../../../../database/schema/community/groupTables';
import { createBlockRepository } from '../records/blockRepository';
import { atRooms, type AtRooms } from './groupFixtures';

let app: FastifyInstance;
const people: AtRooms[] = [];
beforeAll(async () => {
  app = await buildTestApp();
});
afterEach(async () => {
  for (const { socket } of people.splice(0)) socket.close();
  await app.db.delete(groupRooms);
  await app.db.delete(callBlocks);
});
afterAll(() => app.close());

async function at(name: PersonName): Promise<AtRooms> {
  const person = await atRooms(app, name);
  people.push(person);
  return person;
}

const title = 'A circle nobody is to know of';
/** A room with its host, and the secret of its invite link. */
async function invitedRoom(host: PersonName = 'ann', hasLobby = false) {
  const ann = await at(host);
  const roomId = await ann.opens(title, hasLobby);
  return { ann, roomId, code: await ann.invites(roomId) };
}

const checked = async (name: PersonName, code: string) =>
  app.inject({
    method: 'POST',
    url: '/api/calls/rooms/invite',
    headers: await signedIn(app, name),
    payload: { code },
    remoteAddress: nextAddress(),
  });

const wrongCode = 'x'.repeat(59);
const refused = { ok: false, code: 'no-such-invite' };

describe('an invite link', () => {
  it('leads into the lobby, also of a room that has none, and in when the host lets one in', async () => {
    const { ann, roomId, code } = await invitedRoom();
    expect(code).toMatch(/^[\w-]{59}$/);
    expect((await checked('bob', code)).json()).toEqual({
      isOpen: true,
      topic: null,
      startsAt: null,
      isOneToMany: false,
      isOwn: false,
      reminderId: null,
    });
    const bob = await at('bob');
    expect(await bob.joinsBy(code)).toEqual({
      ok: true,
      as: 'waiting',
      room: null,
      chat: [],
      subject: { topic: null, startsAt: null, isOneToMany: false },
      roomId,
    });
    const participant = await ann.idOf('bob');
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'admit', participant });
    const atBob = await bob.sees(({ participants }) => participants.length === 2);
    expect(atBob.invite).toBeNull();
  });

  it('is seen by the host only, and by who is the host after them', async () => {
    const { ann, roomId, code } = await invitedRoom();
    const bob = await at('bob');
    await bob.joins(roomId);
    expect(bob.room?.invite).toBeNull();
    await ann.socket.emitWithAck('group-call-user-left', { roomId });
    expect((await bob.sees(({ invite }) => invite !== null)).invite?.code).toBe(code);
  });

  it('takes a member back who opens it on another device', async () => {
    const { ann, code } = await invitedRoom();
    const again = await at('ann');
    expect(await again.joinsBy(code)).toMatchObject({ as: 'joined' });
    await ann.until(() => ann.ended.find(({ reason }) => reason === 'elsewhere'));
  });

  it('cannot be read from what is stored', async () => {
    const { code } = await invitedRoom();
    const [row] = await app.db.select().from(groupRooms);
    expect(row?.held.invite).not.toBeNull();
    expect(JSON.stringify(row)).not.toContain(code);
  });

  /** Ways in which a link stops working. */
  const ends: [string, (room: Awaited<ReturnType<typeof invitedRoom>>) => Promise<unknown>][] = [
    ['is replaced', ({ ann, roomId }) => ann.invites(roomId)],
    [
      'is withdrawn',
      ({ ann, roomId }) => ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'withdraw-invite' }),
    ],
    [
      'belongs to a room that is closed',
      ({ ann, roomId }) => ann.socket.emitWithAck('group-call-closed-by-host', { roomId }),
    ],
    [
      'belongs to a host who blocked the user after opening the room',
      async () =>
        createBlockRepository(app.db).add({
          userId: await userIdOf(app, 'ann'),
          blockedId: await userIdOf(app, 'bob'),
          username: 'bob',
          since: new Date(),
        }),
    ],
    [
      'belongs to a room that the host removed the user from',
      async ({ ann, roomId }) => {
        const bob = await at('bob');
        await bob.joins(roomId);
        const participant = await ann.idOf('bob');
        await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
      },
    ],
  ];

  it.each(ends)('that %s is answered like one that never was', async (_why, end) => {
    const room = await invitedRoom('ann');
    await end(room);
    const bob = await at('bob');
    const answer = await bob.joinsBy(room.code);
    expect(answer).toMatchObject(refused);
    expect(answer).toEqual(await bob.joinsBy(wrongCode));
    const reply = await checked('bob', room.code);
    const wrong = await checked('bob', wrongCode);
    expect([reply.statusCode, reply.json()]).toEqual([404, wrong.json()]);
  });

  it('expires, which the host sees', async () => {
    const { ann, code } = await invitedRoom('rafi');
    const { now } = app.clock;
    app.clock.now = () => new Date(Date.now() + roomInviteMs);
    expect(await (await at('bob')).joinsBy(code)).toMatchObject(refused);
    expect((await checked('bob', code)).statusCode).toBe(404);
    await app.jobs.runDue();
    app.clock.now = now;
    await ann.sees(({ invite }) => invite === null);
    expect((await checked('bob', code)).statusCode).toBe(404);
  });
});

describe('an attack on invite links gains nothing by', () => {
  it.each([
    ['a code that was made up', () => wrongCode],
    ['no code', () => ''],
    ['a part of a code', (code: string) => code.slice(0, 16)],
    ['another signature', (code: string) => `${code.slice(0, 16)}${'A'.repeat(43)}`],
    ['something behind a code', (code: string) => `${code} `],
    ['letters of several bytes', (code: string) => `${code.slice(0, 58)}é`],
    ['a property of JavaScript objects', () => '__proto__'],
    ['the id of the room', (_code: string, roomId: string) => roomId],
  ])('%s', async (_what, forge) => {
    const { ann, roomId, code } = await invitedRoom('rafi');
    const bob = await at('bob');
    const forged = forge(code, roomId);
    expect(await bob.joinsBy(forged)).toMatchObject(refused);
    expect((await checked('bob', forged)).statusCode).toBe(404);
    expect(ann.room?.waiting).toEqual([]);
    await ann.socket.emitWithAck('group-call-closed-by-host', { roomId });
  });

  it('reading what is said to who has a link and is not in the room', async () => {
    const { code, roomId } = await invitedRoom('sana', true);
    const bob = await at('bob');
    const answers = [
      (await checked('bob', code)).body,
      JSON.stringify(await bob.joinsBy(code)),
      JSON.stringify(await bob.joinsBy(code)),
      JSON.stringify(await bob.socket.emitWithAck('group-call-moderate', { roomId, verb: 'make-invite' })),
    ];
    expect(answers.join()).not.toMatch(/nobody is to know|sana|participants/i);
  });

  it('making or withdrawing the link of another host', async () => {
    const { ann, roomId, code } = await invitedRoom('sana');
    const bob = await at('bob');
    const paro = await at('paro');
    await bob.joins(roomId);
    for (const verb of ['make-invite', 'withdraw-invite'] as const) {
      const request = { roomId, verb };
      expect(await bob.socket.emitWithAck('group-call-moderate', request)).toMatchObject({
        code: 'not-host',
      });
      expect(await paro.socket.emitWithAck('group-call-moderate', request)).toMatchObject({
        code: 'no-such-room',
      });
    }
    expect(ann.room?.invite?.code).toBe(code);
  });

  it('opening a link from another room, or without being online for calls', async () => {
    const { code } = await invitedRoom('sana');
    const bob = await at('bob');
    await bob.opens();
    expect(await bob.joinsBy(code)).toMatchObject({ code: 'already-in-room' });
    expect(await bob.joinsBy(wrongCode)).toMatchObject(refused);
    const paro = await at('paro');
    await paro.socket.emitWithAck('unregister-user');
    expect(await paro.joinsBy(code)).toMatchObject({ code: 'not-registered' });
  });

  it('a locked room, or one without a place', async () => {
    const { ann, roomId, code } = await invitedRoom('adil');
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'lock' });
    expect(await (await at('bob')).joinsBy(code)).toMatchObject({ code: 'room-locked' });
    await ann.socket.emitWithAck('group-call-moderate', { roomId, verb: 'unlock' });
    for (const name of ['bob', 'paro', 'rafi'] as const) await (await at(name)).joins(roomId);
    expect(await (await at('sana')).joinsBy(code)).toMatchObject({ code: 'room-full' });
  });

  it('trying codes one after the other', async () => {
    const basim = await at('basim');
    const codes = await Promise.all(Array.from({ length: 20 }, () => basim.joinsBy(wrongCode)));
    expect(codes.filter((answer) => !answer.ok && answer.code === 'no-such-invite').length).toBeLessThan(12);
    expect(codes.at(-1)).toMatchObject({ code: 'too-many-requests' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 40; tries += 1) statuses.push((await checked('basim', wrongCode)).statusCode);
    expect(statuses.slice(30)).toEqual(Array.from({ length: 10 }, () => 429));
  });
});

it('a room is closed to a user whom the host blocks after opening it', async () => {
  const sana = await at('sana');
  const roomId = await sana.opens();
  await createBlockRepository(app.db).add({
    userId: await userIdOf(app, 'sana'),
    blockedId: await userIdOf(app, 'basim'),
    username: 'basim',
    since: new Date(),
  });
  expect(await (await at('basim')).joins(roomId)).toMatchObject({ ok: false, code: 'no-such-room' });
});
