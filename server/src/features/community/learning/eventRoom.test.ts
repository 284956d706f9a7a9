import { eventRoomOpensMs } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { groupRooms } from '../../../database/schema/community/groupTables';
import { hourMs, minuteMs } from '../../../lib/durations';
import type { PersonName } from '../../../testing';
import { buildTestApp, resetDatabase } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { aStatus, atRooms, type AtRooms } from '../calls/group/groupFixtures';
import { anEvent, learningOf } from './learningFixtures';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
let now: () => Date;
const listeners: AtRooms[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  ({ now } = app.clock);
});
beforeEach(() => resetDatabase(app));
afterEach(async () => {
  for (const { socket } of listeners.splice(0)) socket.close();
  app.clock.now = now;
  await app.db.delete(groupRooms);
});
afterAll(() => app.close());

const { ask, announce, takeSeat, giveBack } = learningOf(() => app);
const later = (ms: number) => (app.clock.now = () => new Date(now().getTime() + ms));
const open = (id: string, name: PersonName = 'adil') => ask(name, 'POST', `staff/learning/events/${id}/room`);
const join = (id: string, name: PersonName) => ask(name, 'POST', `learn/events/${id}/room`);
const codeIn = ({ body }: { body: { address: string } }) => body.address.replace('/video_chart?room=', '');

async function at(name: PersonName) {
  const listener = await atRooms(app, name);
  listeners.push(listener);
  return listener;
}

/** An event of the advisor in a room, which begins in an hour, and at which Ann has a seat. */
async function liveEvent() {
  const startsAt = new Date(app.clock.now().getTime() + hourMs).toISOString();
  const { id } = await announce({ hasRoom: true, seats: 3, place: 'Live', startsAt });
  await takeSeat('ann', id);
  return id;
}
/** The same, ten minutes before it begins. */
async function openEvent() {
  const id = await liveEvent();
  later(hourMs - eventRoomOpensMs);
  return { id, code: codeIn(await open(id)) };
}

/** The same with its speaker Adil and the listener Ann in the room. */
async function withListener() {
  const { id, code } = await openEvent();
  const adil = await at('adil');
  await adil.joinsBy(code);
  const ann = await at('ann');
  await ann.joinsBy(codeIn(await join(id, 'ann')));
  return { id, code, adil, ann, roomId: ann.room?.roomId ?? '' };
}

it('opens ten minutes before the start, not earlier, and not once it is over', async () => {
  const id = await liveEvent();
  expect(await open(id)).toMatchObject({ status: 409, body: { code: 'too-early' } });
  expect(await join(id, 'ann')).toMatchObject({ status: 409, body: { code: 'room-not-open' } });
  later(hourMs - eventRoomOpensMs);
  expect(await open(id)).toMatchObject({
    status: 200,
    body: { address: expect.stringMatching(/^\/video_chart\?room=/) },
  });
  later(hourMs + 60 * minuteMs);
  expect(await open(id)).toMatchObject({ status: 409, body: { code: 'event-over' } });
});

it('lets those with a seat in as listeners when the speaker is there, who lets them speak', async () => {
  const { id, code } = await openEvent();
  const ann = await at('ann');
  expect(await ann.joinsBy(codeIn(await join(id, 'ann')))).toMatchObject({
    as: 'waiting',
    subject: { topic: 'Reading a balance sheet', isOneToMany: true },
  });
  const adil = await at('adil');
  const joined = await adil.joinsBy(code);
  expect(joined).toMatchObject({ as: 'joined', room: { isOneToMany: true } });
  const { roomId } = await ann.sees(({ participants }) => participants.length === 2);
  const annAt = () => adil.room?.participants.find(({ username }) => username === 'ann');
  expect(annAt()).toMatchObject({
    isMutedByHost: true,
    isMicrophoneOn: false,
    isCameraOn: false,
    isHost: false,
  });

  await ann.socket.emitWithAck('group-call-status', {
    ...aStatus(roomId),
    isSharingScreen: true,
    hasRaisedHand: true,
  });
  await adil.until(() => annAt()?.handRaisedAt ?? undefined);
  expect(annAt()).toMatchObject({ isMicrophoneOn: false, isCameraOn: false, isSharingScreen: false });

  const participant = await adil.idOf('ann');
  await adil.socket.emitWithAck('group-call-moderate', { roomId, verb: 'unmute', participant });
  await ann.socket.emitWithAck('group-call-status', aStatus(roomId));
  await adil.until(() => annAt()?.isMicrophoneOn === true && annAt()?.isCameraOn === true);
});

it('is never led by a listener: who comes while the speaker is away waits, and the speaker leads it again', async () => {
  const { adil, ann, roomId, code } = await withListener();
  await adil.socket.emitWithAck('group-call-user-left', { roomId });
  const last = await ann.sees(({ participants }) => participants.length === 1);
  expect(last.participants.some(({ isHost }) => isHost)).toBe(false);
  expect(await ann.socket.emitWithAck('group-call-closed-by-host', { roomId })).toMatchObject({
    code: 'not-host',
  });
  expect(await adil.joinsBy(code)).toMatchObject({ as: 'joined' });
  await ann.sees(({ participants }) =>
    participants.some(({ isHost, username }) => isHost && username === 'adil'),
  );
});

it('is led by staff where the advisor does not come, and not taken from one who is there', async () => {
  const { id, code } = await openEvent();
  const sana = await at('sana');
  await sana.joinsBy(codeIn(await open(id, 'sana')));
  expect(sana.room?.participants).toMatchObject([{ isHost: true, self: true }]);
  await open(id, 'adil');
  const adil = await at('adil');
  expect(await adil.joinsBy(code)).toMatchObject({ as: 'joined' });
  expect(adil.room?.participants.find(({ isHost }) => isHost)?.username).toBe('sana');
});

it('is one room, however often it is opened', async () => {
  const { id, code } = await openEvent();
  expect(codeIn(await open(id))).toBe(code);
  expect(codeIn(await open(id, 'sana'))).toBe(code);
  expect(await app.db.select().from(groupRooms)).toHaveLength(1);
});

it('closes when the event is cancelled or moves', async () => {
  const { id, code } = await openEvent();
  const adil = await at('adil');
  await adil.joinsBy(code);
  await ask('adil', 'POST', `staff/learning/events/${id}/cancel`, { why: 'The speaker is ill.' });
  await adil.until(() => adil.ended.at(-1));
  expect(await join(id, 'ann')).toMatchObject({ status: 409, body: { code: 'event-cancelled' } });
});

describe('an attack on the room of an event gains nothing by', () => {
  it('joining without a seat, or after giving it back', async () => {
    const { id } = await openEvent();
    expect(await join(id, 'bob')).toMatchObject({ status: 404, body: { code: 'no-such-event' } });
    const code = codeIn(await join(id, 'ann'));
    expect((await giveBack('ann', id)).status).toBe(200);
    expect(await join(id, 'ann')).toMatchObject({ status: 404 });
    const adil = await at('adil');
    await adil.joinsBy(codeIn(await open(id)));
    // the address is known still: it leads into the lobby like any other
    expect(await (await at('ann')).joinsBy(code)).toMatchObject({ as: 'waiting' });
    expect(adil.room?.participants).toHaveLength(1);
  });

  it('passing the address on', async () => {
    const { id } = await openEvent();
    const adil = await at('adil');
    await adil.joinsBy(codeIn(await open(id)));
    const code = codeIn(await join(id, 'ann'));
    expect(await (await at('bob')).joinsBy(code)).toMatchObject({ as: 'waiting', room: null });
  });

  it('having a listener invite them by name', async () => {
    const { adil, ann, roomId } = await withListener();
    const peerOfBob = new Promise<string>((resolve) =>
      adil.socket.on('broadcast', (message) => {
        if (message.event !== 'ACTIVE_USERS_CHANGED') return;
        const came = message.came.find(({ username }) => username === 'bob');
        if (came) resolve(came.peer);
      }),
    );
    const bob = await at('bob');
    const invitation = { roomId, peer: await peerOfBob };
    expect(await ann.socket.emitWithAck('group-call-invite', invitation)).toMatchObject({ code: 'not-host' });
    expect(await bob.joins(roomId)).toMatchObject({ code: 'no-such-room' });

    expect(await adil.socket.emitWithAck('group-call-invite', invitation)).toEqual({ ok: true });
    await bob.until(() => bob.listed.some((room) => room.roomId === roomId));
    expect(await bob.joins(roomId)).toMatchObject({ as: 'joined' });
  });

  it('coming back after the speaker removed them', async () => {
    const { adil, ann, roomId, id, code } = await withListener();
    const participant = await adil.idOf('ann');
    await adil.socket.emitWithAck('group-call-moderate', { roomId, verb: 'remove', participant });
    await ann.until(() => ann.ended.at(-1));
    expect(await join(id, 'ann')).toMatchObject({ status: 409, body: { code: 'room-not-open' } });
    expect(await ann.joinsBy(code)).toMatchObject({ code: 'no-such-invite' });
  });

  it('opening the room of another’s event, or of one that takes place elsewhere', async () => {
    const id = await liveEvent();
    later(hourMs - eventRoomOpensMs);
    expect((await open(id, 'ann')).status).toBe(403);
    const elsewhere = await announce({
      startsAt: new Date(app.clock.now().getTime() + minuteMs).toISOString(),
    });
    expect(await open(elsewhere.id)).toMatchObject({ status: 409, body: { code: 'no-room' } });
    const ofStaff = await announce(
      { hasRoom: true, seats: 3, startsAt: new Date(app.clock.now().getTime() + minuteMs).toISOString() },
      'sana',
    );
    expect(await open(ofStaff.id)).toMatchObject({ status: 404 });
  });

  it('giving more seats than the room has places', async () => {
    const body = anEvent(app, { hasRoom: true, seats: 4 });
    expect(await ask('adil', 'POST', 'staff/learning/events', body)).toMatchObject({
      status: 409,
      body: { code: 'room-too-small', field: 'seats' },
    });
  });

  it('asking for the address again and again', async () => {
    const { id } = await openEvent();
    const statuses: number[] = [];
    for (let tries = 0; tries < 25; tries += 1) statuses.push((await join(id, 'ann')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
