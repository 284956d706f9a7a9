import type { DeskEvent, LearningEvent, Recording } from '@tayyib/shared/contracts';
import { and, asc, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../database/client';
import { eventSeats, learningEvents, lessons } from '../../../database/schema/community/learningTables';
import { mayListen, type Reader } from './mayListen';
import { publishedRecordings } from './recordingRepository';

export type EventRow = typeof learningEvents.$inferSelect;
type NewEvent = typeof learningEvents.$inferInsert;
export type EventUpdate = Partial<Omit<NewEvent, 'id' | 'announcer' | 'announcedAt'>>;

const maxComing = 100;
const maxPast = 20;
const maxOnDesk = 200;

const endsAt = sql`${learningEvents.startsAt} + ${learningEvents.minutes} * interval '1 minute'`;
// a subquery of its own names its columns in full, or they would mean those of the subquery
const seatsReserved = sql<number>`(select count(*)::int from event_seats s where s.event_id = "learning_events"."id")`;
const hasSeatOf = (userId: string) =>
  sql<boolean>`exists (select from event_seats s where s.event_id = "learning_events"."id" and s.user_id = ${userId})`;

/** Events as a reader sees them. */
function selectFor(db: Queryable, userId: string) {
  return db
    .select({
      row: learningEvents,
      seatsReserved,
      hasSeat: hasSeatOf(userId),
      lessonSlug: lessons.slug,
      lessonTitle: lessons.title,
    })
    .from(learningEvents)
    .leftJoin(
      lessons,
      and(
        eq(lessons.isPublished, true),
        // one event may have several lessons: the first in its course leads to the others
        sql`${lessons.id} = (select l.id from lessons l where l.event_id = "learning_events"."id" and l.is_published order by l.position, l.created_at limit 1)`,
      ),
    );
}

/** Events that are not over, the soonest first, also those that are cancelled. */
export async function comingEvents(db: Database, reader: Reader, now: Date): Promise<LearningEvent[]> {
  const rows = await selectFor(db, reader.userId)
    .where(gt(endsAt, now.toISOString()))
    .orderBy(asc(learningEvents.startsAt), asc(learningEvents.id))
    .limit(maxComing);
  return toEvents(db, rows, reader);
}

/** The latest events that took place, latest first. */
export async function pastEvents(db: Database, reader: Reader, now: Date): Promise<LearningEvent[]> {
  const rows = await selectFor(db, reader.userId)
    .where(and(lte(endsAt, now.toISOString()), isNull(learningEvents.cancelledAt)))
    .orderBy(desc(learningEvents.startsAt), asc(learningEvents.id))
    .limit(maxPast);
  return toEvents(db, rows, reader);
}

/** One event as a reader sees it. */
export async function findEvent(
  db: Queryable,
  reader: Reader,
  id: string,
): Promise<LearningEvent | undefined> {
  const rows = await selectFor(db, reader.userId).where(eq(learningEvents.id, id));
  const [event] = await toEvents(db, rows, reader);
  return event;
}

/** An event, locked until the transaction ends: changes, seats and reminders of one event follow each other. */
export async function lockEvent(transaction: Transaction, id: string): Promise<EventRow | undefined> {
  const [row] = await transaction
    .select()
    .from(learningEvents)
    .where(eq(learningEvents.id, id))
    .for('no key update');
  return row;
}

export async function addEvent(db: Queryable, event: NewEvent): Promise<string> {
  const [row] = await db.insert(learningEvents).values(event).returning({ id: learningEvents.id });
  if (!row) throw new Error('PostgreSQL stored an event without returning it.');
  return row.id;
}

export async function updateEvent(db: Queryable, id: string, update: EventUpdate): Promise<void> {
  await db.update(learningEvents).set(update).where(eq(learningEvents.id, id));
}

export function countSeats(db: Queryable, eventId: string): Promise<number> {
  return db.$count(eventSeats, eq(eventSeats.eventId, eventId));
}

/** The room that was opened for an event last; null where none was. */
export async function findRoomOf(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db
    .select({ roomId: learningEvents.roomId })
    .from(learningEvents)
    .where(eq(learningEvents.id, id));
  return row?.roomId ?? null;
}

/** Gives a user a seat. One who has it keeps it. */
export async function addSeat(db: Queryable, seat: typeof eventSeats.$inferInsert): Promise<void> {
  await db.insert(eventSeats).values(seat).onConflictDoNothing();
}

export async function hasSeat(db: Queryable, eventId: string, userId: string): Promise<boolean> {
  return (await db.$count(eventSeats, isSeatOf(eventId, userId))) > 0;
}

export async function removeSeat(db: Queryable, eventId: string, userId: string): Promise<void> {
  await db.delete(eventSeats).where(isSeatOf(eventId, userId));
}

const isSeatOf = (eventId: string, userId: string) =>
  and(eq(eventSeats.eventId, eventId), eq(eventSeats.userId, userId));

/** The events that a person may change, those to come first: all, or those they announced. */
export async function deskEvents(
  db: Queryable,
  { announcer, id }: { announcer?: string; id?: string },
  now: Date,
): Promise<DeskEvent[]> {
  const rows = await db
    .select({ row: learningEvents, seatsReserved })
    .from(learningEvents)
    .where(
      and(
        announcer === undefined ? undefined : eq(learningEvents.announcer, announcer),
        id === undefined ? undefined : eq(learningEvents.id, id),
      ),
    )
    .orderBy(sql`${endsAt} > ${now.toISOString()} desc`, ...byNearness(now), asc(learningEvents.id))
    .limit(maxOnDesk);
  return rows.map(toDeskEvent);
}

/** Those to come the soonest first, the others latest first. */
const byNearness = (now: Date): SQL[] => [
  sql`abs(extract(epoch from ${learningEvents.startsAt} - ${now.toISOString()}::timestamptz))`,
];

/** Ids of events of which those with a seat are to be reminded, or told that they begin. */
export async function eventsToRemindOf(
  db: Database,
  { now, before }: { now: Date; before: Date },
): Promise<string[]> {
  const isNotDone = (column: typeof learningEvents.remindedOf | typeof learningEvents.begunAt) =>
    sql`${column} is distinct from ${learningEvents.startsAt}`;
  const isSoon = and(
    gt(learningEvents.startsAt, now),
    lte(learningEvents.startsAt, before),
    isNotDone(learningEvents.remindedOf),
  );
  const begins = and(
    lte(learningEvents.startsAt, now),
    gt(endsAt, now.toISOString()),
    isNotDone(learningEvents.begunAt),
  );
  const rows = await db
    .select({ id: learningEvents.id })
    .from(learningEvents)
    .where(and(isNull(learningEvents.cancelledAt), or(isSoon, begins)))
    .orderBy(asc(learningEvents.startsAt));
  return rows.map(({ id }) => id);
}

/** The users with a seat, of those who took it until a moment where one is given. */
export async function seatHolders(db: Queryable, eventId: string, until?: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: eventSeats.userId })
    .from(eventSeats)
    .where(
      and(
        eq(eventSeats.eventId, eventId),
        until === undefined ? undefined : lte(eventSeats.reservedAt, until),
      ),
    );
  return rows.map(({ userId }) => userId);
}

interface ReadEvent {
  row: EventRow;
  seatsReserved: number;
  hasSeat: boolean;
  lessonSlug: string | null;
  lessonTitle: string | null;
}

/** Rows as a reader sees them, with the recordings that they may listen to. */
async function toEvents(db: Queryable, rows: readonly ReadEvent[], reader: Reader): Promise<LearningEvent[]> {
  const audible = rows.filter(({ row: { audience }, hasSeat }) => mayListen({ audience, hasSeat }, reader));
  const recordings = await publishedRecordings(
    db,
    audible.map(({ row }) => row.id),
  );
  return rows.map((read) => toEvent(read, recordings.get(read.row.id) ?? []));
}

function toEvent(
  { row, seatsReserved, hasSeat, lessonSlug, lessonTitle }: ReadEvent,
  recordings: Recording[],
): LearningEvent {
  const { id, kind, title, blocks, speaker, startsAt, minutes, seats, audience, revision } = row;
  return {
    id,
    kind,
    title,
    blocks,
    speaker,
    startsAt: startsAt.toISOString(),
    minutes,
    seats,
    seatsReserved,
    audience,
    isCancelled: row.cancelledAt !== null,
    revision,
    hasSeat,
    place: hasSeat ? row.place : null,
    hasRoom: row.hasRoom,
    lesson: lessonSlug === null || lessonTitle === null ? null : { slug: lessonSlug, title: lessonTitle },
    recordings,
  };
}

function toDeskEvent({ row, seatsReserved }: { row: EventRow; seatsReserved: number }): DeskEvent {
  const { id, kind, title, description, blocks, speaker, minutes, seats, audience, place, revision } = row;
  return {
    id,
    kind,
    title,
    description,
    blocks,
    speaker,
    startsAt: row.startsAt.toISOString(),
    minutes,
    seats,
    seatsReserved,
    audience,
    isCancelled: row.cancelledAt !== null,
    revision,
    place,
    hasRoom: row.hasRoom,
  };
}
