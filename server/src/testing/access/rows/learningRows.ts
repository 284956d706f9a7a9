import { randomUUID } from 'node:crypto';
import {
  courses,
  eventRecordings,
  eventSeats,
  learningEvents,
  lessons,
  recordingParts,
} from '../../../database/schema/community/learningTables';
import { dayMs } from '../../../lib/durations';
import type { MatrixRows } from '../MatrixRow';
import { people, teachers } from '../MatrixRow';
import type { Subject } from '../subject';

const inThreeDays = ({ app }: Subject) => new Date(app.clock.now().getTime() + 3 * dayMs);
const event = (owner: Subject) => ({
  kind: 'webinar' as const,
  title: 'Reading a balance sheet',
  description: 'Line by line.',
  speaker: 'Adil Alim',
  minutes: 60,
  seats: 5,
  audience: 'user' as const,
  place: 'Hall 2',
  startsAt: inThreeDays(owner).toISOString(),
});

/** An event that this person announced, where `isSeated` with a seat of theirs. */
const anEvent =
  (payload?: (owner: Subject) => object, isSeated = false) =>
  async (owner: Subject) => {
    const id = randomUUID();
    const { app, userId } = owner;
    const at = app.clock.now();
    await app.db.insert(learningEvents).values({
      ...event(owner),
      id,
      startsAt: inThreeDays(owner),
      blocks: [],
      announcer: userId,
      announcedAt: at,
    });
    if (isSeated) await app.db.insert(eventSeats).values({ eventId: id, userId, reservedAt: at });
    return { params: { id }, ...(payload && { payload: payload(owner) }) };
  };

/** How a WebM file begins. */
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381', 'hex');

/** A recording of an event that this person announced; where `isEnded`, with one part. */
const aRecording =
  (more: object, isEnded = true) =>
  async (owner: Subject) => {
    const { params } = await anEvent()(owner);
    const { app, userId } = owner;
    const at = app.clock.now();
    const [recording] = await app.db
      .insert(eventRecordings)
      .values({
        eventId: params.id,
        speaker: userId,
        type: 'audio/webm',
        startedAt: at,
        continuedAt: at,
        ...(isEnded && { endedAt: at, isPublished: true, parts: 1, size: webm.length }),
      })
      .returning();
    const id = recording?.id ?? '';
    if (isEnded)
      await app.db.insert(recordingParts).values({ recordingId: id, part: 0, begin: 0, bytes: webm });
    return { params: { id, part: '0' }, ...more };
  };

const course = { title: 'Screening', summary: 'In three lessons.', position: 1 };
const aCourse = async ({ app }: Subject): Promise<string> => {
  const id = randomUUID();
  await app.db.insert(courses).values({ id, ...course });
  return id;
};
const lessonOf = async (owner: Subject) => ({
  courseId: await aCourse(owner),
  slug: `lesson-${randomUUID().slice(0, 8)}`,
  title: 'What a verdict says',
  body: 'The answer of one standard.',
  audience: 'user' as const,
  position: 1,
  isPublished: true,
  eventId: null,
});
const aLesson = async (owner: Subject) => {
  const id = randomUUID();
  const lesson = await lessonOf(owner);
  const at = owner.app.clock.now();
  const more = { blocks: [], minutes: 1, createdAt: at, updatedAt: at };
  await owner.app.db.insert(lessons).values({ ...lesson, ...more, id });
  return { id, lesson };
};
const bySlug = (payload?: object) => async (owner: Subject) => {
  const { lesson } = await aLesson(owner);
  return { params: { slug: lesson.slug }, ...(payload && { payload }) };
};

/** Events and the library. Whether a plan includes a seat or a lesson is in their own tests. */
export const learningRows: MatrixRows = {
  'GET /api/learn/events': people(200),
  'PUT /api/learn/events/:id/seat': people(200, { ask: anEvent() }),
  'DELETE /api/learn/events/:id/seat': people(200, { ask: anEvent(undefined, true) }),
  // it takes place somewhere else
  'POST /api/learn/events/:id/room': people(409, { ask: anEvent(undefined, true) }),
  // it has no room
  'POST /api/learn/rooms/:roomId/recordings': teachers(409, {
    ask: () => ({ params: { roomId: randomUUID() }, payload: { type: 'audio/webm' } }),
  }),
  'DELETE /api/learn/rooms/:roomId/recordings': teachers(204, {
    ask: () => ({ params: { roomId: randomUUID() } }),
  }),
  'PUT /api/learn/recordings/:id/parts/:part': teachers(200, {
    ask: aRecording({ query: 'seconds=5', payload: webm, headers: { 'content-type': 'audio/webm' } }, false),
  }),
  'POST /api/learn/recordings/:id/end': teachers(204, { ask: aRecording({}) }),
  // published: what is not is in its own tests
  'GET /api/learn/recordings/:id/sound': people(200, { ask: aRecording({}) }),
  'GET /api/learn/lessons': people(200),
  'GET /api/learn/lessons/:slug': people(200, { ask: bySlug() }),
  'PUT /api/learn/lessons/:slug/opened': people(200, { ask: bySlug() }),
  'PUT /api/learn/lessons/:slug/read': people(200, { ask: bySlug({ isRead: true }) }),
  'GET /api/staff/learning/events': teachers(200),
  'POST /api/staff/learning/events': teachers(201, { ask: (owner) => ({ payload: event(owner) }) }),
  'PUT /api/staff/learning/events/:id': teachers(200, {
    ask: anEvent((owner) => ({ ...event(owner), revision: 0 })),
  }),
  'POST /api/staff/learning/events/:id/cancel': teachers(200, { ask: anEvent(() => ({ why: 'A test.' })) }),
  'POST /api/staff/learning/events/:id/room': teachers(409, { ask: anEvent() }),
  'GET /api/staff/learning/events/:id/recordings': teachers(200, { ask: anEvent() }),
  'PUT /api/staff/learning/recordings/:id': teachers(204, {
    ask: aRecording({ payload: { isPublished: true } }),
  }),
  'DELETE /api/staff/learning/recordings/:id': teachers(204, { ask: aRecording({}) }),
  'POST /api/staff/learning/preview': teachers(200, { ask: () => ({ payload: { text: 'A text.' } }) }),
  'GET /api/staff/learning/library': teachers(200),
  'POST /api/staff/learning/courses': teachers(200, { ask: () => ({ payload: course }) }),
  'PUT /api/staff/learning/courses/:id': teachers(200, {
    ask: async (owner) => ({ params: { id: await aCourse(owner) }, payload: course }),
  }),
  'POST /api/staff/learning/lessons': teachers(201, {
    ask: async (owner) => ({ payload: await lessonOf(owner) }),
  }),
  'PUT /api/staff/learning/lessons/:id': teachers(200, {
    ask: async (owner) => {
      const { id, lesson } = await aLesson(owner);
      return { params: { id }, payload: { ...lesson, version: 1 } };
    },
  }),
};
