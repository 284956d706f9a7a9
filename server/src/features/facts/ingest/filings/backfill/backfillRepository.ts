import { addMonths, indianDay } from '@tayyib/shared/values/calendar';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import { securities } from '../../../../../database/schema/facts/factsTables';
import {
  filingBackfillCompanies,
  filingBackfills,
  filingPriorities,
  knownFilings,
} from '../../../../../database/schema/facts/filingTables';
import { type Queryable, type Database, withoutTimeouts } from '../../../../../database/client';
import { backOffMs } from '../../fetching/fetchState';
import type { FetchContext } from '../../fetching/FetchContext';

/** How far a backfill reaches back by default: the accounts that verdicts may still be based on, and the year before. */
export const defaultMonths = 24;

export type Backfill = typeof filingBackfills.$inferSelect;
export type BackfillCompany = typeof filingBackfillCompanies.$inferSelect;

const maxAttempts = 6;
/** A time further ahead was written by a clock that was wrong. */
const longestPauseMs = 48 * 60 * 60_000;

/** The backfill in progress, paused or not. */
export async function openBackfill(db: Queryable): Promise<Backfill | undefined> {
  const [row] = await db
    .select()
    .from(filingBackfills)
    .where(ne(filingBackfills.state, 'finished'))
    .orderBy(desc(filingBackfills.startedAt))
    .limit(1);
  return row;
}

/** The newest backfill, finished or not. */
export async function newestBackfill(db: Queryable): Promise<Backfill | undefined> {
  const [row] = await db.select().from(filingBackfills).orderBy(desc(filingBackfills.startedAt)).limit(1);
  return row;
}

/** Starts a backfill of all listed companies. One in progress is returned unchanged: there is never a second. */
export async function startBackfill(db: Database, since: string, at: Date): Promise<Backfill> {
  return db.transaction(async (transaction) => {
    await withoutTimeouts(transaction);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('filing-backfill'))`);
    const open = await openBackfill(transaction);
    if (open !== undefined) return open;
    const [started] = await transaction
      .insert(filingBackfills)
      .values({ since, state: 'running', startedAt: at })
      .returning();
    if (started === undefined) throw new Error('The backfill was not recorded.');
    const { isin, symbol, bseCode } = securities;
    await transaction.insert(filingBackfillCompanies).select(
      transaction
        .select({
          backfillId: sql<string>`${started.id}::uuid`.as('backfill_id'),
          isin,
          symbol,
          bseCode,
          state: sql<'waiting'>`'waiting'`.as('state'),
          attempts: sql<number>`0`.as('attempts'),
          nextTryAt: sql<Date>`to_timestamp(0)`.as('next_try_at'),
          reason: sql<null>`null::text`.as('reason'),
        })
        .from(securities),
    );
    return started;
  });
}

/** Starts a backfill where there are companies and none was ever started. */
export async function startFirstBackfill(db: Database, at: Date): Promise<void> {
  if ((await newestBackfill(db)) !== undefined || (await db.$count(securities)) === 0) return;
  await startBackfill(db, addMonths(indianDay(at), -defaultMonths), at);
}

/** Pauses or resumes the backfill in progress; undefined if there is none. */
export async function setBackfillState(
  db: Queryable,
  state: 'running' | 'paused',
): Promise<Backfill | undefined> {
  const [row] = await db
    .update(filingBackfills)
    .set({ state })
    .where(ne(filingBackfills.state, 'finished'))
    .returning();
  return row;
}

/** The next company whose filings are to be listed; those that BSE lists first. */
export async function nextDueCompany(
  { db, now }: Pick<FetchContext, 'db' | 'now'>,
  { id }: Backfill,
): Promise<BackfillCompany | undefined> {
  const at = now();
  const { backfillId, state, nextTryAt, bseCode, isin } = filingBackfillCompanies;
  const isDue = or(lte(nextTryAt, at), gt(nextTryAt, new Date(at.getTime() + longestPauseMs)));
  const [row] = await db
    .select()
    .from(filingBackfillCompanies)
    .where(and(eq(backfillId, id), eq(state, 'waiting'), isDue))
    .orderBy(sql`${bseCode} is null`, asc(nextTryAt), asc(isin))
    .limit(1);
  return row;
}

/** Which companies of a backfill: one, or all that BSE lists and that still wait. */
type Which = { isin: string } | 'all of BSE';

const selected = (backfillId: string, which: Which) =>
  and(
    eq(filingBackfillCompanies.backfillId, backfillId),
    which === 'all of BSE'
      ? and(isNotNull(filingBackfillCompanies.bseCode), eq(filingBackfillCompanies.state, 'waiting'))
      : eq(filingBackfillCompanies.isin, which.isin),
  );

/** In the transaction that records the filings. */
export const markListed = async (db: Queryable, { id }: Backfill, which: Which, reason: string | null) =>
  db.update(filingBackfillCompanies).set({ state: 'listed', reason }).where(selected(id, which));

/** A failed attempt: tried again later, and given up after many. */
export async function postponeCompanies(
  { db, now, random }: FetchContext,
  { id }: Backfill,
  which: Which,
  { attempts: before, reason }: { attempts: number; reason: string },
): Promise<void> {
  const attempts = before + 1;
  await db
    .update(filingBackfillCompanies)
    .set({
      attempts,
      reason,
      nextTryAt: new Date(now().getTime() + backOffMs(attempts, random())),
      ...(attempts >= maxAttempts && { state: 'failed' }),
    })
    .where(selected(id, which));
}

/** Finishes the backfill when every company is listed and none of its documents waits. */
export async function finishIfDone(db: Queryable, { id }: Backfill, at: Date): Promise<boolean> {
  const done = await db
    .update(filingBackfills)
    .set({ state: 'finished', finishedAt: at })
    .where(
      and(
        eq(filingBackfills.id, id),
        ne(filingBackfills.state, 'finished'),
        sql`not exists (select from ${filingBackfillCompanies}
          where ${filingBackfillCompanies.backfillId} = ${id} and ${filingBackfillCompanies.state} = 'waiting')`,
        sql`not exists (select from ${knownFilings} where ${knownFilings.state} = 'waiting'
          and ${knownFilings.priority} = ${filingPriorities.backfill})`,
      ),
    )
    .returning({ id: filingBackfills.id });
  return done.length > 0;
}

export interface BackfillCounts {
  companies: number;
  /** Their filings are listed, and none of their documents waits. */
  companiesDone: number;
  companiesFailed: number;
  /** Lists to be requested. */
  listsLeft: number;
  /** Documents that wait, by host. */
  documentsLeft: { host: string; count: number }[];
}

export async function countBackfill(db: Queryable, { id }: Backfill): Promise<BackfillCounts> {
  const { backfillId, state, isin } = filingBackfillCompanies;
  const isOpen = sql`exists (select from ${knownFilings} where ${knownFilings.isin} = ${isin}
    and ${inArray(knownFilings.state, ['waiting'])})`;
  const [companies] = await db
    .select({
      companies: sql<number>`count(*)::int`,
      companiesDone: sql<number>`count(*) filter (where ${state} = 'listed' and not ${isOpen})::int`,
      companiesFailed: sql<number>`count(*) filter (where ${state} = 'failed')::int`,
      listsLeft: sql<number>`count(*) filter (where ${state} = 'waiting')::int`,
    })
    .from(filingBackfillCompanies)
    .where(eq(backfillId, id));
  const documents = await db
    .select({ host: knownFilings.host, count: sql<number>`count(*)::int` })
    .from(knownFilings)
    .where(eq(knownFilings.state, 'waiting'))
    .groupBy(knownFilings.host)
    .orderBy(knownFilings.host);
  return {
    ...(companies ?? { companies: 0, companiesDone: 0, companiesFailed: 0, listsLeft: 0 }),
    documentsLeft: documents.flatMap(({ host, count }) => (host === null ? [] : [{ host, count }])),
  };
}
