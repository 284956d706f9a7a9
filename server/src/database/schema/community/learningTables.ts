import type { ArticleBlock, recordingTypes } from '@tayyib/shared/contracts';
import type { LearningAudience, LearningEventKind } from '@tayyib/shared/learning';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';
import { bytes } from '../bytes';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const reader = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Webinars and study circles. */
export const learningEvents = pgTable(
  'learning_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<LearningEventKind>().notNull(),
    title: text('title').notNull(),
    /** Markdown. */
    description: text('description').notNull(),
    /** What the Markdown shows. */
    blocks: jsonb('blocks').$type<ArticleBlock[]>().notNull(),
    /** The name that readers see. */
    speaker: text('speaker').notNull(),
    startsAt: instant('starts_at').notNull(),
    minutes: smallint('minutes').notNull(),
    seats: integer('seats').notNull(),
    /** Whose plan includes a seat. */
    audience: text('audience').$type<LearningAudience>().notNull(),
    /** Where it takes place; for those with a seat. */
    place: text('place').notNull(),
    /** Whether it takes place in a room for calls, which one speaks in and the others listen to. */
    hasRoom: boolean('has_room').notNull().default(false),
    /** That room, once it was opened. */
    roomId: uuid('room_id'),
    /** The account that announced it; null after it was erased. */
    announcer: uuid('announcer').references(() => users.id, { onDelete: 'set null' }),
    announcedAt: instant('announced_at').notNull(),
    /** Grows with each change. */
    revision: integer('revision').notNull().default(0),
    cancelledAt: instant('cancelled_at'),
    /** The start that those with a seat were reminded of within the hour before. */
    remindedOf: instant('reminded_of'),
    /** The start at which they were told that it begins. */
    begunAt: instant('begun_at'),
  },
  (table) => [
    index('learning_events_by_start').on(table.startsAt),
    index('learning_events_of_announcer').on(table.announcer),
  ],
);

/** Who has a seat at an event. Giving it back deletes the row. */
export const eventSeats = pgTable(
  'event_seats',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => learningEvents.id, { onDelete: 'cascade' }),
    userId: reader(),
    reservedAt: instant('reserved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_seats_of_user').on(table.userId),
  ],
);

/** What the speaker of an event recorded of their own microphone. */
export const eventRecordings = pgTable(
  'event_recordings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => learningEvents.id, { onDelete: 'cascade' }),
    /** Whose voice it is. It does not outlast the account. */
    speaker: uuid('speaker')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<(typeof recordingTypes)[number]>().notNull(),
    /** How many parts are stored. */
    parts: smallint('parts').notNull().default(0),
    /** Of all parts, in bytes. */
    size: integer('size').notNull().default(0),
    seconds: integer('seconds').notNull().default(0),
    startedAt: instant('started_at').notNull(),
    /** When the newest part came. */
    continuedAt: instant('continued_at').notNull(),
    endedAt: instant('ended_at'),
    isPublished: boolean('is_published').notNull().default(false),
  },
  (table) => [
    index('event_recordings_of_event').on(table.eventId),
    index('event_recordings_of_speaker').on(table.speaker),
  ],
);

/** The parts of a recording, which make one file in their order. */
export const recordingParts = pgTable(
  'recording_parts',
  {
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => eventRecordings.id, { onDelete: 'cascade' }),
    part: smallint('part').notNull(),
    /** Where in the file it begins, in bytes. */
    begin: integer('begin').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.part] })],
);

/** The courses of the library. */
export const courses = pgTable('courses', {
  id: uuid('id').primaryKey().defaultRandom(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  /** Courses are listed by it. */
  position: smallint('position').notNull(),
});

/** The lessons of courses. */
export const lessons = pgTable(
  'lessons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    /** Markdown. */
    body: text('body').notNull(),
    /** What the Markdown shows. */
    blocks: jsonb('blocks').$type<ArticleBlock[]>().notNull(),
    /** How long reading it takes, in minutes. */
    minutes: smallint('minutes').notNull(),
    audience: text('audience').$type<LearningAudience>().notNull(),
    /** Lessons of a course are listed by it. */
    position: smallint('position').notNull(),
    isPublished: boolean('is_published').notNull(),
    /** The event it came from. */
    eventId: uuid('event_id').references(() => learningEvents.id, { onDelete: 'set null' }),
    /** The account that last changed it; null for the product itself. */
    writer: uuid('writer').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Grows with each change. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('lessons_of_course').on(table.courseId, table.position),
    index('lessons_of_event').on(table.eventId),
    index('lessons_of_writer').on(table.writer),
  ],
);

/** Which lessons a reader opened and has read. */
export const lessonReaders = pgTable(
  'lesson_readers',
  {
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    userId: reader(),
    openedAt: instant('opened_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.userId] }),
    index('lesson_readers_of_user').on(table.userId, table.openedAt),
  ],
);
