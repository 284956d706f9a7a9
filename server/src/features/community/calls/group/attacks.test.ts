import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, type PersonName } from '../../../../testing';
import { groupRooms } from '../../../../database/schema/community/groupTables';
import { aStatus, atRooms, type AtRooms } from './groupFixtures';

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

async function at(name: PersonName, username?: string): Promise<AtRooms> {
  const person = await atRooms(app, name, username);
  people.push(person);
  return person;
}

/** A user may open only so many rooms in a while. */
const casts = [
  ['ann', 'bob', 'paro'],
  ['rafi', 'basim', 'sana'],
  ['adil', 'basim', 'paro'],
] as const;
let setups = -1;

/** A room with its host and a guest, and a user who is not in it. */
async function createSetup() {
  const cast = casts[(setups += 1) % casts.length] ?? casts[0];
  const host = await at(cast[0], 'ann');
  const guest = await at(cast[1], 'bob');
  const stranger = await at(cast[2], 'paro');
  const roomId = await host.opens();
  await guest.joins(roomId);
  await host.idOf('bob');
  const hostId = await guest.idOf('ann');
  const guestId = await guest.idOf('bob');
  return { host, guest, stranger, roomId, hostId, guestId };
}
const guestName = () => (casts[setups % casts.length] ?? casts[0])[1];
type AttackSetup = Awaited<ReturnType<typeof createSetup>>;

/** Sends a payload that the types of a normal client do not allow. */
const sayRaw = ({ socket }: AtRooms, event: string, payload: unknown): Promise<unknown> =>
  new Promise((resolve) => {
    Reflect.apply(socket.emit, socket, [event, payload, resolve]);
  });

const attacks: [string, (createSetup: AttackSetup) => Promise<unknown>, string][] = [
  [
    'opening a room in the name of another host',
    ({ stranger, hostId }) =>
      sayRaw(stranger, 'group-call-register', { title: 'Mine', hasLobby: false, hostSocketId: hostId }),
    'invalid-request',
  ],
  [
    'joining under the peer id of another participant',
    ({ stranger, guest, roomId }) =>
      sayRaw(stranger, 'group-call-join-request', {
        roomId,
        peerId: guest.room?.participants[0]?.peerId,
      }),
    'invalid-request',
  ],
  [
    'joining by the id of a socket',
    ({ stranger, guest }) => sayRaw(stranger, 'group-call-join-request', { roomId: guest.socket.id }),
    'invalid-request',
  ],
  [
    'guessing a room',
    ({ stranger }) => sayRaw(stranger, 'group-call-join-request', { roomId: randomUUID() }),
    'no-such-room',
  ],
  [
    'a property of JavaScript objects as a room',
    ({ stranger }) => sayRaw(stranger, 'group-call-join-request', { roomId: '__proto__' }),
    'invalid-request',
  ],
  [
    'reacting from outside',
    ({ stranger, roomId }) => sayRaw(stranger, 'group-call-react', { roomId, reaction: 'heart' }),
    'no-such-room',
  ],
  [
    'reacting as another participant',
    ({ guest, roomId, hostId }) =>
      sayRaw(guest, 'group-call-react', { roomId, reaction: 'heart', participant: hostId }),
    'invalid-request',
  ],
  [
    'markup as a reaction',
    ({ guest, roomId }) => sayRaw(guest, 'group-call-react', { roomId, reaction: '<img src=x>' }),
    'invalid-request',
  ],
  [
    'a property of JavaScript objects as a reaction',
    ({ guest, roomId }) => sayRaw(guest, 'group-call-react', { roomId, reaction: 'constructor' }),
    'invalid-request',
  ],
  [
    'closing the room as a guest',
    ({ guest, roomId }) => sayRaw(guest, 'group-call-closed-by-host', { roomId }),
    'not-host',
  ],
  [
    'closing the room from outside',
    ({ stranger, roomId }) => sayRaw(stranger, 'group-call-closed-by-host', { roomId }),
    'no-such-room',
  ],
  [
    'removing the host as a guest',
    ({ guest, roomId, hostId }) =>
      sayRaw(guest, 'group-call-moderate', { roomId, verb: 'remove', participant: hostId }),
    'not-host',
  ],
  [
    'moderating as the host of another room',
    async ({ stranger, roomId, guestId }) => {
      await stranger.opens('Mine');
      return sayRaw(stranger, 'group-call-moderate', { roomId, verb: 'remove', participant: guestId });
    },
    'no-such-room',
  ],
  [
    'naming a participant of another room in one’s own',
    async ({ stranger, guestId }) => {
      const own = await stranger.opens('Mine');
      return sayRaw(stranger, 'group-call-moderate', { roomId: own, verb: 'remove', participant: guestId });
    },
    'ok',
  ],
  [
    'leaving for another participant',
    ({ stranger, roomId, guestId }) =>
      sayRaw(stranger, 'group-call-user-left', { roomId, participant: guestId }),
    'invalid-request',
  ],
  [
    'leaving a room without being in it',
    ({ stranger, roomId }) => sayRaw(stranger, 'group-call-user-left', { roomId }),
    'ok',
  ],
  [
    'writing into the chat from outside',
    ({ stranger, roomId }) => sayRaw(stranger, 'group-call-chart', { roomId, content: 'Hello' }),
    'no-such-room',
  ],
  [
    'writing into the chat under another name',
    ({ guest, roomId }) => sayRaw(guest, 'group-call-chart', { roomId, content: 'Hello', username: 'ann' }),
    'invalid-request',
  ],
  [
    'a line of chat of 100 kB',
    ({ guest, roomId }) => sayRaw(guest, 'group-call-chart', { roomId, content: 'x'.repeat(50_000) }),
    'invalid-request',
  ],
  [
    'turning on the microphone that the host turned off',
    async ({ host, guest, roomId, guestId }) => {
      await host.socket.emitWithAck('group-call-moderate', { roomId, verb: 'mute', participant: guestId });
      const answer = await sayRaw(guest, 'group-call-status', aStatus(roomId));
      const muted = await host.sees(({ participants }) => participants[1]?.isMutedByHost === true);
      expect(muted.participants[1]?.isMicrophoneOn).toBe(false);
      return answer;
    },
    'ok',
  ],
  [
    'describing oneself in a room of others',
    ({ stranger, roomId }) => sayRaw(stranger, 'group-call-status', aStatus(roomId)),
    'no-such-room',
  ],
  [
    'requesting a relay from outside the room',
    ({ stranger, roomId }) => sayRaw(stranger, 'call-ice-servers', { roomId }),
    'no-such-call',
  ],
  [
    'requesting a relay for the call of other users',
    ({ stranger }) => sayRaw(stranger, 'call-ice-servers', { callId: randomUUID() }),
    'no-such-call',
  ],
  [
    'being in two rooms at once',
    async ({ guest }) => sayRaw(guest, 'group-call-register', { title: 'Second', hasLobby: false }),
    'already-in-room',
  ],
];

it.each(attacks)('an attack on a room gains nothing by %s', async (_what, attack, expected) => {
  const here = await createSetup();
  const answer = await attack(here);
  expect(answer).toMatchObject(expected === 'ok' ? { ok: true } : { ok: false, code: expected });
  // the two are still in their room
  const line = { roomId: here.roomId, content: 'Still here' };
  expect(await here.guest.socket.emitWithAck('group-call-chart', line)).toEqual({ ok: true });
  await here.host.until(() => here.host.lines.find(({ content }) => content === 'Still here'));
  expect(here.host.room?.participants.map(({ username, isHost }) => [username, isHost])).toEqual([
    ['ann', true],
    ['bob', false],
  ]);
});

it('does not admit a removed user after a reconnect', async () => {
  const { host, guest, roomId, guestId } = await createSetup();
  await host.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant: guestId });
  guest.socket.close();
  const back = await at(guestName(), 'bob');
  expect(await back.joins(roomId)).toMatchObject({ ok: false, code: 'no-such-room' });
});

it('admits nobody from the lobby who joins twice', async () => {
  const host = await at('ann');
  const guest = await at('bob');
  const roomId = await host.opens('Lessons', true);
  const waiting = { as: 'waiting', room: null };
  expect(await guest.joins(roomId)).toMatchObject(waiting);
  expect(await guest.joins(roomId)).toMatchObject(waiting);
  const second = await at('bob');
  expect(await second.joins(roomId)).toMatchObject(waiting);
  expect(host.room?.participants).toHaveLength(1);
});

it('sends nothing of the room to users in the lobby', async () => {
  const host = await at('ann');
  const guest = await at('bob');
  const roomId = await host.opens('Lessons', true);
  await host.socket.emitWithAck('group-call-chart', { roomId, content: 'Who comes?' });
  expect(await guest.joins(roomId)).toEqual({
    ok: true,
    as: 'waiting',
    room: null,
    chat: [],
    subject: { topic: null, startsAt: null, isOneToMany: false },
  });
  const way = { roomId, epoch: 0, attempt: 1 };
  for (const [event, payload, code] of [
    ['group-call-chart', { roomId, content: 'Let me in' }, 'no-such-room'],
    ['group-call-status', aStatus(roomId), 'no-such-room'],
    ['group-call-react', { roomId, reaction: 'heart' }, 'no-such-room'],
    ['call-ice-servers', { roomId }, 'no-such-call'],
    ['group-sfu-subscribe', way, 'no-such-room'],
    ['group-call-closed-by-host', { roomId }, 'no-such-room'],
    ['group-call-moderate', { roomId, verb: 'admit', participant: await host.idOf('bob') }, 'no-such-room'],
  ] as const)
    expect(await sayRaw(guest, event, payload)).toMatchObject({ ok: false, code });
  await host.socket.emitWithAck('group-call-chart', { roomId, content: 'Nobody' });
  await host.until(() => host.lines.find(({ content }) => content === 'Nobody'));
  expect([guest.room, guest.lines]).toEqual([null, []]);
  expect(host.room?.participants).toHaveLength(1);
});

it('slows the participant who floods the chat, and nobody else', async () => {
  const { host, guest, roomId } = await createSetup();
  const line = { roomId, content: 'Buy now' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => guest.socket.emitWithAck('group-call-chart', line)),
  );
  expect(answers.filter(({ ok }) => ok).length).toBeLessThan(20);
  expect(answers.at(-1)).toMatchObject({ code: 'too-many-requests' });
  const reply = await host.socket.emitWithAck('group-call-chart', { roomId, content: 'Enough' });
  expect(reply).toEqual({ ok: true });
  await guest.until(() => guest.lines.find(({ content }) => content === 'Enough'));
});

it('sends a reaction to those in the room, as that of its sender, and few of a flood', async () => {
  const { host, guest, stranger, roomId, guestId } = await createSetup();
  const received = { host: [] as unknown[], stranger: [] as unknown[] };
  host.socket.on('group-call-reacted', (reacted) => received.host.push(reacted));
  stranger.socket.on('group-call-reacted', (reacted) => received.stranger.push(reacted));
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      guest.socket.emitWithAck('group-call-react', { roomId, reaction: 'applause' }),
    ),
  );
  const passed = answers.filter(({ ok }) => ok).length;
  expect(passed).toBeLessThan(10);
  expect(answers.at(-1)).toMatchObject({ code: 'too-many-requests' });
  // sent after all of them
  await guest.socket.emitWithAck('group-call-chart', { roomId, content: 'Enough' });
  await host.until(() => host.lines.find(({ content }) => content === 'Enough'));
  expect(received.host).toHaveLength(passed);
  expect(received.host[0]).toEqual({ roomId, participant: guestId, reaction: 'applause' });
  expect(received.stranger).toEqual([]);
});

it('keeps a person who moves to another tab from speaking in the old one', async () => {
  const { guest, roomId } = await createSetup();
  const desk = await at(guestName(), 'bob');
  await desk.joins(roomId);
  await guest.until(() => guest.ended.find(({ reason }) => reason === 'elsewhere'));
  const line = { roomId, content: 'From the old tab' };
  expect(await guest.socket.emitWithAck('group-call-chart', line)).toMatchObject({ code: 'no-such-room' });
});

it('gives relay credentials to those who are in the room', async () => {
  const { guest, roomId } = await createSetup();
  expect(await guest.socket.emitWithAck('call-ice-servers', { roomId })).toEqual({
    ok: true,
    iceServers: [],
    expiresAt: null,
    goodForSeconds: null,
  });
});

it('never admits two users at once to the last place', async () => {
  const host = await at('ann');
  const roomId = await host.opens();
  const others = await Promise.all(
    (['bob', 'paro', 'rafi', 'sana', 'adil'] as const).map((name) => at(name)),
  );
  const answers = await Promise.all(others.map((person) => person.joins(roomId)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
});

it('lets nobody fill the list with rooms', async () => {
  const flooder = await at('sana');
  const answers: unknown[] = [];
  for (let count = 0; count < 15; count += 1) {
    const opened = await flooder.socket.emitWithAck('group-call-register', {
      title: 'Mine',
      hasLobby: false,
    });
    answers.push(opened.ok ? 'opened' : opened.code);
    if (opened.ok && opened.room)
      await flooder.socket.emitWithAck('group-call-closed-by-host', { roomId: opened.room.roomId });
  }
  expect(answers).toContain('too-many-requests');
});
