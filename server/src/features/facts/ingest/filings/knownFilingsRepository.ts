import { and, asc, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import { filings } from '../../../../database/schema/facts/factsTables';
import {
  filingBackfills,
  filingPriorities,
  knownFilings,
} from '../../../../database/schema/facts/filingTables';
import type { Queryable } from '../../../../database/client';
import { backOffMs } from '../fetching/fetchState';
import type { FetchContext } from '../fetching/FetchContext';

/** Later attempts would only repeat what the first ones found. */
const maxAttempts = 6;
/** A time further ahead was written by a clock that was wrong. */
const longestPauseMs = 48 * 60 * 60_000;
/** Companies file with both exchanges within hours; a revision comes later. */
const sameFilingHours = 12;

/** A filing whose document has an address. */
export type WaitingFiling = typeof knownFilings.$inferSelect & { address: string };

/** The next filing whose document is due at a host: announced ones first, then the newest. */
export async function nextDueFiling(
  { db, now }: Pick<FetchContext, 'db' | 'now'>,
  host: string,
): Promise<WaitingFiling | undefined> {
  const moment = now();
  const { nextTryAt, priority, filedAt, id } = knownFilings;
  const isDue = or(lte(nextTryAt, moment), gt(nextTryAt, new Date(moment.getTime() + longestPauseMs)));
  const isAllowed = or(
    gt(priority, filingPriorities.backfill),
    sql`not exists (select from ${filingBackfills} where ${filingBackfills.state} = 'paused')`,
  );
  const [row] = await db
    .select()
    .from(knownFilings)
    .where(and(eq(knownFilings.host, host), eq(knownFilings.state, 'waiting'), isDue, isAllowed))
    .orderBy(desc(priority), sql`${filedAt} desc nulls last`, asc(id))
    .limit(1);
  return row?.address == null ? undefined : { ...row, address: row.address };
}

/** Whether the same filing was imported from the other exchange already. */
export async function isImportedElsewhere(db: Queryable, filing: WaitingFiling): Promise<boolean> {
  const { exchange, isin, periodEnd, nature, filedAt, isRevision } = filing;
  if (isin === null || periodEnd === null || nature === null || filedAt === null) return false;
  const [other] = await db
    .select({ id: knownFilings.id })
    .from(knownFilings)
    .where(
      and(
        eq(knownFilings.isin, isin),
        eq(knownFilings.periodEnd, periodEnd),
        eq(knownFilings.nature, nature),
        eq(knownFilings.isRevision, isRevision),
        eq(knownFilings.state, 'imported'),
        sql`${knownFilings.exchange} <> ${exchange}`,
        sql`abs(extract(epoch from ${knownFilings.filedAt} - ${filedAt.toISOString()}::timestamptz)) <= ${sameFilingHours * 3600}`,
      ),
    )
    .limit(1);
  return other !== undefined;
}

type FinalState = Exclude<(typeof knownFilings.$inferSelect)['state'], 'waiting' | 'unpublished'>;

/** Records the end of a filing's document: it is never requested again. */
export async function finishFiling(
  db: Queryable,
  { id }: Pick<WaitingFiling, 'id'>,
  state: FinalState,
  reason: string | null,
  at: Date,
): Promise<void> {
  await db.update(knownFilings).set({ state, reason, finishedAt: at }).where(eq(knownFilings.id, id));
}

/**
 * The same for an imported one, with what its document states about its company and period, in the transaction of its
 * import.
 */
export async function finishImported(
  transaction: Queryable,
  { id, isin: listedIsin }: WaitingFiling,
  { document, touched, at }: { document: string; touched: string | undefined; at: Date },
): Promise<void> {
  const isin = touched ?? listedIsin;
  const { periodEnd, nature } = filings;
  const [stored] =
    isin === null
      ? []
      : await transaction
          .select({ periodEnd, nature })
          .from(filings)
          .where(and(eq(filings.isin, isin), eq(filings.document, document)))
          .orderBy(desc(periodEnd))
          .limit(1);
  await transaction
    .update(knownFilings)
    .set({ state: 'imported', reason: null, finishedAt: at, isin, ...stored })
    .where(eq(knownFilings.id, id));
}

/** Records a failed attempt: the filing is tried again later, and given up after many attempts. */
export async function postponeFiling(
  { db, now, random }: FetchContext,
  { id, attempts: before }: WaitingFiling,
  reason: string,
): Promise<void> {
  const attempts = before + 1;
  const at = now();
  const isOver = attempts >= maxAttempts;
  await db
    .update(knownFilings)
    .set({
      attempts,
      reason,
      nextTryAt: new Date(at.getTime() + backOffMs(attempts, random())),
      ...(isOver && { state: 'failed', finishedAt: at }),
    })
    .where(eq(knownFilings.id, id));
}

/** Puts final filings of a state back into the queue, such as after the reader of documents has learned a form. */
export async function retryFilings(
  db: Queryable,
  state: 'failed' | 'refused' | 'missing',
): Promise<{ host: string; count: number }[]> {
  const rows = await db
    .update(knownFilings)
    .set({ state: 'waiting', attempts: 0, nextTryAt: new Date(0), finishedAt: null, reason: null })
    .where(and(eq(knownFilings.state, state), sql`${knownFilings.address} is not null`))
    .returning({ host: knownFilings.host });
  const counts = new Map<string, number>();
  for (const { host } of rows) if (host !== null) counts.set(host, (counts.get(host) ?? 0) + 1);
  return [...counts].map(([host, count]) => ({ host, count }));
}
