import type { DeskRecording, Recording } from '@tayyib/shared/contracts';
import { recordingKeptDays } from '@tayyib/shared/limits';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../../database/client';
import {
  eventRecordings,
  learningEvents,
  recordingParts,
} from '../../../database/schema/community/learningTables';
import { dayMs, minuteMs } from '../../../lib/durations';

export type RecordingRow = typeof eventRecordings.$inferSelect;
type NewRecording = typeof eventRecordings.$inferInsert;

/** For how long a recording may get no part before it has ended: its page keeps ten minutes of sound without a connection. */
const silentMs = 11 * minuteMs;
/** After so long without a part, its page is most likely closed: the desk may publish it. */
const quietMs = 30_000;

/** Whether nobody continues a recording: it was ended, or its page is gone. */
export const hasEnded = ({ endedAt, continuedAt }: RecordingRow, now: Date): boolean =>
  endedAt !== null || now.getTime() - continuedAt.getTime() > quietMs;

export async function addRecording(db: Queryable, recording: NewRecording): Promise<string> {
  const [row] = await db.insert(eventRecordings).values(recording).returning({ id: eventRecordings.id });
  if (!row) throw new Error('PostgreSQL stored a recording without returning it.');
  return row.id;
}

/** A recording, locked until the transaction ends, so that its parts follow each other. */
export async function lockRecording(transaction: Transaction, id: string): Promise<RecordingRow | undefined> {
  const [row] = await transaction
    .select()
    .from(eventRecordings)
    .where(eq(eventRecordings.id, id))
    .for('update');
  return row;
}

export async function updateRecording(
  db: Queryable,
  id: string,
  update: Partial<Omit<NewRecording, 'id' | 'eventId'>>,
): Promise<void> {
  await db.update(eventRecordings).set(update).where(eq(eventRecordings.id, id));
}

export async function deleteRecording(db: Queryable, id: string): Promise<void> {
  await db.delete(eventRecordings).where(eq(eventRecordings.id, id));
}

export async function addPart(db: Queryable, part: typeof recordingParts.$inferInsert): Promise<void> {
  await db.insert(recordingParts).values(part);
}

/** What this user records at the moment, locked until the transaction ends. */
export function lockOpenRecordings(transaction: Transaction, speaker: string): Promise<RecordingRow[]> {
  return transaction
    .select()
    .from(eventRecordings)
    .where(and(eq(eventRecordings.speaker, speaker), isNull(eventRecordings.endedAt)))
    .for('update');
}

/** Ends an open recording. One without sound is not kept. */
export async function closeRecording(db: Queryable, { id, parts }: RecordingRow, at: Date): Promise<void> {
  if (parts === 0) await deleteRecording(db, id);
  else await updateRecording(db, id, { endedAt: at });
}

/** Whether this user records in a room at the moment. */
export async function isOpenIn(db: Queryable, roomId: string, speaker: string): Promise<boolean> {
  const rows = await db
    .select({ id: eventRecordings.id })
    .from(eventRecordings)
    .innerJoin(learningEvents, eq(learningEvents.id, eventRecordings.eventId))
    .where(
      and(
        eq(learningEvents.roomId, roomId),
        eq(eventRecordings.speaker, speaker),
        isNull(eventRecordings.endedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A recording with its event; undefined where there is none. */
export async function findRecording(db: Queryable, id: string) {
  const [row] = await db
    .select({ recording: eventRecordings, event: learningEvents })
    .from(eventRecordings)
    .innerJoin(learningEvents, eq(learningEvents.id, eventRecordings.eventId))
    .where(eq(eventRecordings.id, id));
  return row;
}

/** The event that takes place in a room; undefined for any other room. */
export async function findEventIn(db: Queryable, roomId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: learningEvents.id })
    .from(learningEvents)
    .where(eq(learningEvents.roomId, roomId));
  return row?.id;
}

export function countRecordings(db: Queryable, eventId: string): Promise<number> {
  return db.$count(eventRecordings, eq(eventRecordings.eventId, eventId));
}

const inOrder = [asc(eventRecordings.startedAt), asc(eventRecordings.id)];

/** The published recordings of events, by the id of the event. */
export async function publishedRecordings(
  db: Queryable,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, Recording[]>> {
  const found = new Map<string, Recording[]>();
  if (eventIds.length === 0) return found;
  const rows = await db
    .select()
    .from(eventRecordings)
    .where(and(inArray(eventRecordings.eventId, [...eventIds]), eq(eventRecordings.isPublished, true)))
    .orderBy(...inOrder);
  for (const row of rows) found.set(row.eventId, [...(found.get(row.eventId) ?? []), toRecording(row)]);
  return found;
}

/** All recordings of an event. */
export async function deskRecordings(db: Queryable, eventId: string, now: Date): Promise<DeskRecording[]> {
  const rows = await db
    .select()
    .from(eventRecordings)
    .where(eq(eventRecordings.eventId, eventId))
    .orderBy(...inOrder);
  return rows.map((row) => ({
    ...toRecording(row),
    hasEnded: hasEnded(row, now),
    isPublished: row.isPublished,
  }));
}

const toRecording = ({ id, startedAt, seconds }: RecordingRow): Recording => ({
  id,
  startedAt: startedAt.toISOString(),
  seconds,
});

/** What the file of a recording has between two places, in bytes. */
export async function bytesBetween(
  db: Queryable,
  recordingId: string,
  { begin, end }: { begin: number; end: number },
): Promise<Buffer> {
  const rows = await db
    .select({ begin: recordingParts.begin, bytes: recordingParts.bytes })
    .from(recordingParts)
    .where(
      and(
        eq(recordingParts.recordingId, recordingId),
        lt(recordingParts.begin, end),
        sql`${recordingParts.begin} + octet_length(${recordingParts.bytes}) > ${begin}`,
      ),
    )
    .orderBy(asc(recordingParts.part));
  const first = rows[0]?.begin ?? begin;
  return Buffer.concat(rows.map(({ bytes }) => bytes)).subarray(begin - first, end - first);
}

/** Whether an open recording got no part for so long that its page has given it up. */
export const isSilent = ({ endedAt, continuedAt }: RecordingRow, now: Date): boolean =>
  endedAt === null && now.getTime() - continuedAt.getTime() > silentMs;

/** The ids of open recordings that got no part for so long. */
export async function silentRecordings(db: Queryable, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - silentMs);
  const rows = await db
    .select({ id: eventRecordings.id })
    .from(eventRecordings)
    .where(and(isNull(eventRecordings.endedAt), lt(eventRecordings.continuedAt, before)));
  return rows.map(({ id }) => id);
}

/** Deletes what nobody published in time. */
export async function deleteUnpublished(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - recordingKeptDays * dayMs);
  await db
    .delete(eventRecordings)
    .where(and(eq(eventRecordings.isPublished, false), lt(eventRecordings.endedAt, before)));
}
