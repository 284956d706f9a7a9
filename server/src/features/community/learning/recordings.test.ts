import {
  eventRoomOpensMs,
  maxRecordingsOfEvent,
  recordingMaxBytes,
  recordingPartMaxBytes,
} from '@tayyib/shared/limits';
import { eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { groupRooms } from '../../../database/schema/community/groupTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { eventRecordings, learningEvents } from '../../../database/schema/community/learningTables';
import { dayMs, hourMs, minuteMs } from '../../../lib/durations';
import type { PersonName } from '../../../testing';
import { buildTestApp, nextAddress, resetDatabase, signedIn, userIdOf } from '../../../testing';
import { slowStartMs } from '../../../testing/slowStartMs';
import { atRooms, type AtRooms } from '../calls/group/groupFixtures';
import { changeRecordings } from './changeRecordings';
import { aLesson, learningOf } from './learningFixtures';

jest.setTimeout(slowStartMs);

let app: FastifyInstance;
let now: () => Date;
const people: AtRooms[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  ({ now } = app.clock);
});
beforeEach(() => resetDatabase(app));
afterEach(async () => {
  for (const { socket } of people.splice(0)) socket.close();
  app.clock.now = now;
  await app.db.delete(groupRooms);
});
afterAll(() => app.close());

const { ask, announce, takeSeat, events } = learningOf(() => app);
const later = (ms: number) => {
  const at = app.clock.now().getTime() + ms;
  app.clock.now = () => new Date(at);
};
const codeIn = ({ body }: { body: { address: string } }) => body.address.replace('/video_chart?room=', '');

async function at(name: PersonName) {
  const person = await atRooms(app, name);
  people.push(person);
  return person;
}

/** How a WebM file begins. */
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381', 'hex');
const aPart = (letter: string) => Buffer.from(letter.repeat(1000));

/** The advisor in the room of their event, and Ann, who listens. */
async function atEvent() {
  const startsAt = new Date(app.clock.now().getTime() + hourMs).toISOString();
  const { id } = await announce({ hasRoom: true, seats: 3, place: 'Live', startsAt });
  await takeSeat('ann', id);
  later(hourMs - eventRoomOpensMs);
  const code = codeIn(await ask('adil', 'POST', `staff/learning/events/${id}/room`));
  const adil = await at('adil');
  await adil.joinsBy(code);
  const ann = await at('ann');
  await ann.joinsBy(codeIn(await ask('ann', 'POST', `learn/events/${id}/room`)));
  return { id, code, roomId: adil.room?.roomId ?? '', adil, ann };
}

const start = (roomId: string, name: PersonName = 'adil') =>
  ask(name, 'POST', `learn/rooms/${roomId}/recordings`, { type: 'audio/webm' });
const end = (id: string, name: PersonName = 'adil') => ask(name, 'POST', `learn/recordings/${id}/end`);
const publish = (id: string, isPublished = true, name: PersonName = 'adil') =>
  ask(name, 'PUT', `staff/learning/recordings/${id}`, { isPublished });

async function send(id: string, part: number, bytes: Buffer, name: PersonName = 'adil', type = 'audio/webm') {
  const { statusCode, json } = await app.inject({
    method: 'PUT',
    url: `/api/learn/recordings/${id}/parts/${part}?seconds=${5 * (part + 1)}`,
    headers: { ...(await signedIn(app, name)), 'content-type': type },
    remoteAddress: nextAddress(),
    payload: bytes,
  });
  return { status: statusCode, body: json() };
}

async function listen(id: string, name: PersonName, range?: string) {
  const { statusCode, headers, rawPayload } = await app.inject({
    url: `/api/learn/recordings/${id}/sound`,
    headers: { ...(await signedIn(app, name)), ...(range !== undefined && { range }) },
    remoteAddress: nextAddress(),
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

const parts = [Buffer.concat([webm, aPart('a')]), aPart('b'), aPart('c')];
const file = Buffer.concat(parts);

/** A recording of the advisor in three parts, which has ended. */
async function aRecording(roomId: string): Promise<string> {
  const { id } = (await start(roomId)).body;
  for (const [part, bytes] of parts.entries()) expect((await send(id, part, bytes)).status).toBe(200);
  expect((await end(id)).status).toBe(204);
  return id;
}

const onDesk = async (id: string, name: PersonName = 'adil') =>
  ask(name, 'GET', `staff/learning/events/${id}/recordings`);

it('records the host part by part, shown to everybody in the room, and kept to the desk until it is published', async () => {
  const { id: event, roomId, ann } = await atEvent();
  expect(ann.room?.isRecorded).toBe(false);
  const { status, body } = await start(roomId);
  expect(status).toBe(201);
  await ann.sees(({ isRecorded }) => isRecorded);
  for (const [part, bytes] of parts.entries()) await send(body.id, part, bytes);
  expect(await onDesk(event)).toMatchObject({
    body: { recordings: [{ id: body.id, seconds: 15, hasEnded: false, isPublished: false }] },
  });
  expect((await end(body.id)).status).toBe(204);
  await ann.sees(({ isRecorded }) => !isRecorded);

  expect((await listen(body.id, 'ann')).status).toBe(404);
  expect((await events('ann')).coming).toMatchObject([{ id: event, recordings: [] }]);
  expect((await listen(body.id, 'adil')).bytes).toEqual(file);
  expect((await publish(body.id)).status).toBe(204);
  expect((await events('ann')).coming).toMatchObject([{ recordings: [{ id: body.id, seconds: 15 }] }]);
  const heard = await listen(body.id, 'ann');
  expect([heard.status, heard.headers['content-type'], heard.bytes]).toEqual([200, 'audio/webm', file]);
});

it('sends any piece of the sound, so that players can jump', async () => {
  const { roomId } = await atEvent();
  const id = await aRecording(roomId);
  const size = file.length;
  for (const [range, begin, last] of [
    ['bytes=0-', 0, size - 1],
    ['bytes=500-1499', 500, 1499],
    ['bytes=2010-', 2010, size - 1],
    ['bytes=-5', size - 5, size - 1],
  ] as const) {
    const { status, headers, bytes } = await listen(id, 'adil', range);
    expect([status, headers['content-range']]).toEqual([206, `bytes ${begin}-${last}/${size}`]);
    expect(bytes).toEqual(file.subarray(begin, last + 1));
  }
  expect(await listen(id, 'adil', `bytes=${size}-`)).toMatchObject({
    status: 416,
    headers: { 'content-range': `bytes */${size}` },
  });
});

it('stores a part once, in its order, and tells where to go on', async () => {
  const { roomId } = await atEvent();
  const { id } = (await start(roomId)).body;
  expect((await send(id, 0, parts[0] ?? webm)).body).toEqual({ parts: 1, size: 1020 });
  expect((await send(id, 0, aPart('z'))).body).toEqual({ parts: 1, size: 1020 });
  expect(await send(id, 2, aPart('c'))).toMatchObject({ status: 409, body: { code: 'part-missing' } });
  await end(id);
  expect(await send(id, 1, aPart('b'))).toMatchObject({ status: 409, body: { code: 'recording-ended' } });
  expect((await listen(id, 'adil')).bytes).toEqual(parts[0]);
});

it('is over for the room when its host hands the room over, leaves or loses the connection', async () => {
  const { roomId, adil, ann, code } = await atEvent();
  await start(roomId);
  await ann.sees(({ isRecorded }) => isRecorded);
  await adil.socket.emitWithAck('group-call-moderate', {
    roomId,
    verb: 'hand-over',
    participant: await adil.idOf('ann'),
  });
  await ann.sees(({ isRecorded }) => !isRecorded);
  expect((await start(roomId)).body).toMatchObject({ code: 'not-host' });
  await ann.socket.emitWithAck('group-call-moderate', {
    roomId,
    verb: 'hand-over',
    participant: await ann.idOf('adil'),
  });
  expect((await start(roomId)).status).toBe(201);
  await ann.sees(({ isRecorded }) => isRecorded);
  await adil.socket.emitWithAck('group-call-user-left', { roomId });
  await ann.sees(({ isRecorded }) => !isRecorded);
  await adil.joinsBy(code);
  expect((await start(roomId)).status).toBe(201);
  await ann.sees(({ isRecorded }) => isRecorded);
  adil.socket.close();
  await ann.sees(({ isRecorded }) => !isRecorded);
});

it('is shown again when it goes on after the connection of the host was lost', async () => {
  const { roomId, adil, ann, code } = await atEvent();
  const { id } = (await start(roomId)).body;
  adil.socket.close();
  await ann.sees(({ isRecorded }) => !isRecorded);
  const back = await at('adil');
  await back.joinsBy(code);
  await send(id, 0, parts[0] ?? webm);
  await ann.sees(({ isRecorded }) => isRecorded);
});

it('ends by itself when no page continues it, and is deleted when nobody publishes it', async () => {
  const { id: event, roomId } = await atEvent();
  const first = (await start(roomId)).body.id;
  await send(first, 0, parts[0] ?? webm);
  const recordings = changeRecordings(app);
  await recordings.tidy(app.clock.now());
  expect((await onDesk(event)).body.recordings).toMatchObject([{ hasEnded: false }]);
  later(2 * minuteMs);
  await recordings.tidy(app.clock.now());
  // the page has no connection, and goes on
  expect((await send(first, 1, aPart('b'))).status).toBe(200);
  later(12 * minuteMs);
  await recordings.tidy(app.clock.now());
  expect((await send(first, 2, aPart('c'))).body).toMatchObject({ code: 'recording-ended' });
  expect((await onDesk(event)).body.recordings).toMatchObject([{ hasEnded: true }]);
  const published = await aRecording(roomId);
  await publish(published);
  later(31 * dayMs);
  await recordings.tidy(app.clock.now());
  expect((await onDesk(event)).body.recordings).toMatchObject([{ id: published }]);
});

it('can be published soon after its page was closed, which ends it', async () => {
  const { roomId } = await atEvent();
  const { id } = (await start(roomId)).body;
  await send(id, 0, parts[0] ?? webm);
  expect((await publish(id)).body).toMatchObject({ code: 'still-recording' });
  later(31_000);
  expect((await publish(id)).status).toBe(204);
  expect((await send(id, 1, aPart('b'))).body).toMatchObject({ code: 'recording-ended' });
});

it('is shown as long as the newest goes on, also when the end of another comes late', async () => {
  const { roomId, ann } = await atEvent();
  const first = (await start(roomId)).body.id;
  await send(first, 0, parts[0] ?? webm);
  const second = (await start(roomId)).body.id;
  await end(first);
  await send(second, 0, parts[0] ?? webm);
  await ann.sees(({ isRecorded }) => isRecorded);
  await end(second);
  await ann.sees(({ isRecorded }) => !isRecorded);
  // a part of it that was on its way
  expect((await send(second, 0, parts[0] ?? webm)).status).toBe(409);
  expect(ann.room?.isRecorded).toBe(false);
});

it('is ended in its room by who records, from any page', async () => {
  const { id: event, roomId, ann } = await atEvent();
  const { id } = (await start(roomId)).body;
  await send(id, 0, parts[0] ?? webm);
  await ann.sees(({ isRecorded }) => isRecorded);
  expect((await ask('sana', 'DELETE', `learn/rooms/${roomId}/recordings`)).status).toBe(204);
  expect(ann.room?.isRecorded).toBe(true);
  expect((await ask('adil', 'DELETE', `learn/rooms/${roomId}/recordings`)).status).toBe(204);
  await ann.sees(({ isRecorded }) => !isRecorded);
  expect((await onDesk(event)).body.recordings).toMatchObject([{ hasEnded: true }]);
});

it('keeps nothing of a recording without sound', async () => {
  const { id: event, roomId } = await atEvent();
  await end((await start(roomId)).body.id);
  expect((await onDesk(event)).body.recordings).toEqual([]);
});

it('is taken back and deleted on the desk', async () => {
  const { id: event, roomId } = await atEvent();
  const id = await aRecording(roomId);
  await publish(id);
  await publish(id, false, 'sana');
  expect((await listen(id, 'ann')).status).toBe(404);
  expect((await ask('adil', 'DELETE', `staff/learning/recordings/${id}`)).status).toBe(204);
  expect((await onDesk(event)).body.recordings).toEqual([]);
  expect((await listen(id, 'adil')).status).toBe(404);
});

it('is heard in the lesson about its event', async () => {
  const { id: event, roomId } = await atEvent();
  const id = await aRecording(roomId);
  await publish(id);
  const course = { title: 'Accounts', summary: 'Line by line.', position: 1 };
  const { courses } = (await ask('adil', 'POST', 'staff/learning/courses', course)).body;
  await ask('adil', 'POST', 'staff/learning/lessons', aLesson(courses.at(-1).id, { eventId: event }));
  expect((await ask('ann', 'GET', 'learn/lessons/what-a-verdict-says')).body.recordings).toMatchObject([
    { id },
  ]);
  await app.db.update(learningEvents).set({ audience: 'pro' });
  expect((await ask('bob', 'GET', 'learn/lessons/what-a-verdict-says')).body.recordings).toEqual([]);
});

it('goes with the account of who spoke', async () => {
  const { roomId } = await atEvent();
  const id = await aRecording(roomId);
  await app.db.delete(users).where(eq(users.id, await userIdOf(app, 'adil')));
  expect(await app.db.$count(eventRecordings, eq(eventRecordings.id, id))).toBe(0);
});

describe('an attack on recordings gains nothing by', () => {
  it('recording as a listener, or as staff who are not in the room', async () => {
    const { roomId } = await atEvent();
    expect((await start(roomId, 'ann')).status).toBe(403);
    expect((await start(roomId, 'sana')).body).toMatchObject({ code: 'not-host' });
    expect(await app.db.$count(eventRecordings)).toBe(0);
  });

  it('recording in a room that is no event, or whose address was guessed', async () => {
    const adil = await at('adil');
    expect((await start(await adil.opens())).body).toMatchObject({ code: 'not-host' });
    expect((await start('11111111-1111-4111-8111-111111111111')).body).toMatchObject({ code: 'not-host' });
  });

  it('continuing, ending, publishing or deleting the recording of another', async () => {
    const { id: event, roomId } = await atEvent();
    const { id } = (await start(roomId)).body;
    expect((await send(id, 0, parts[0] ?? webm, 'sana')).status).toBe(404);
    expect((await end(id, 'sana')).status).toBe(404);
    expect((await send(id, 0, parts[0] ?? webm, 'ann')).status).toBe(403);
    expect((await publish(id)).body).toMatchObject({ code: 'still-recording' });
    await send(id, 0, parts[0] ?? webm);
    await end(id);
    expect((await publish(id, true, 'ann')).status).toBe(403);
    expect((await onDesk(event, 'ann')).status).toBe(403);
    // advisors change only what they announced
    const ofStaff = await announce({}, 'sana');
    await app.db.update(eventRecordings).set({ eventId: ofStaff.id });
    expect((await publish(id)).status).toBe(404);
    expect((await ask('adil', 'DELETE', `staff/learning/recordings/${id}`)).status).toBe(404);
    expect((await onDesk(ofStaff.id)).status).toBe(404);
    expect((await listen(id, 'adil')).status).toBe(404);
  });

  it('listening as an advisor of before to what is not published', async () => {
    const { roomId } = await atEvent();
    const id = await aRecording(roomId);
    await app.db
      .update(users)
      .set({ roles: [] })
      .where(eq(users.id, await userIdOf(app, 'adil')));
    expect((await listen(id, 'adil')).status).toBe(404);
  });

  it('listening without the plan, to what is not published, or to an invented one', async () => {
    const { roomId } = await atEvent();
    const id = await aRecording(roomId);
    await publish(id);
    await app.db.update(learningEvents).set({ audience: 'pro' });
    expect((await listen(id, 'bob')).status).toBe(404);
    // a seat is kept, whatever the plan
    expect((await listen(id, 'ann')).status).toBe(200);
    expect((await events('bob')).coming).toMatchObject([{ recordings: [] }]);
    expect((await listen('11111111-1111-4111-8111-111111111111', 'ann')).status).toBe(404);
    const visitor = await app.inject({ url: `/api/learn/recordings/${id}/sound` });
    expect(visitor.statusCode).toBe(401);
  });

  it('sending what is no sound, an empty part, too large a part, or too much of it', async () => {
    const { roomId } = await atEvent();
    const { id } = (await start(roomId)).body;
    expect(await send(id, 0, Buffer.from('<script>'))).toMatchObject({
      status: 415,
      body: { code: 'not-sound' },
    });
    expect((await send(id, 0, Buffer.alloc(0))).status).toBe(415);
    expect((await send(id, 0, webm, 'adil', 'text/html')).status).toBe(415);
    expect((await send(id, 0, Buffer.alloc(recordingPartMaxBytes + 1))).status).toBe(413);
    await send(id, 0, webm);
    await app.db.update(eventRecordings).set({ size: recordingMaxBytes });
    expect((await send(id, 1, webm)).body).toMatchObject({ code: 'recording-full' });
  });

  it('recording an event again and again', async () => {
    const { roomId } = await atEvent();
    for (let made = 0; made < maxRecordingsOfEvent; made += 1) {
      const { status, body } = await start(roomId);
      expect(status).toBe(201);
      await send(body.id, 0, webm);
    }
    expect(await app.db.$count(eventRecordings, isNull(eventRecordings.endedAt))).toBe(1);
    expect((await start(roomId)).body).toMatchObject({ code: 'too-many-recordings' });
  });
});
