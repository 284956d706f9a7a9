import { addMonths, indianDay } from '@tayyib/shared/values/calendar';
import type { FilingBackfill, FilingsReply, FilingState, KnownFilingsReply } from '@tayyib/shared/contracts';
import { desc, eq, sql } from 'drizzle-orm';
import { filingStates, knownFilings } from '../../../../database/schema/facts/filingTables';
import type { Queryable } from '../../../../database/client';
import type { FetchContext } from '../fetching/FetchContext';
import { backfillProgress } from './backfill/backfillProgress';
import { defaultMonths, newestBackfill } from './backfill/backfillRepository';
import { exchangeHosts } from './hosts/exchangeHosts';
import { blockOf, hostState } from './hosts/hostPace';

const pageSize = 20;

/** The state of finding and fetching filings, for staff. */
export async function readFilings(context: FetchContext, isFetching: boolean): Promise<FilingsReply> {
  const { db, now } = context;
  const counted = await db
    .select({ state: knownFilings.state, count: sql<number>`count(*)::int` })
    .from(knownFilings)
    .groupBy(knownFilings.state);
  const counts = new Map(counted.map(({ state, count }) => [state, count]));
  return {
    isFetching,
    counts: filingStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    hosts: await Promise.all([...exchangeHosts.keys()].map((host) => readHost(context, host))),
    backfill: await readBackfill(db),
    defaultSince: addMonths(indianDay(now()), -defaultMonths),
  };
}

async function readHost({ db, now, quotaPerDay }: FetchContext, host: string) {
  const state = await hostState(db, host);
  const { isPaused, failures, lastFailure, quotaDay, requests } = state;
  return {
    host,
    isPaused,
    failures,
    lastFailure,
    quotaPerDay,
    blockedUntil: blockOf(state, now())?.toISOString() ?? null,
    requestsToday: quotaDay === indianDay(now()) ? requests : 0,
  };
}

/** The newest backfill with its progress; null before the first. */
export async function readBackfill(db: Queryable): Promise<FilingBackfill | null> {
  const newest = await newestBackfill(db);
  if (newest === undefined) return null;
  const progress = await backfillProgress(db, newest);
  const { since, state, companies, companiesDone, companiesFailed, listsLeft, secondsLeft } = progress;
  return {
    since,
    state,
    companies,
    companiesDone,
    companiesFailed,
    listsLeft,
    secondsLeft,
    startedAt: progress.startedAt.toISOString(),
    finishedAt: progress.finishedAt?.toISOString() ?? null,
    documentsLeft: progress.documentsLeft.reduce((sum, { count }) => sum + count, 0),
  };
}

/** A page of the filings in a state, those that came to it last first. */
export async function listFilings(
  db: Queryable,
  state: FilingState,
  page: number,
): Promise<KnownFilingsReply> {
  const isWanted = eq(knownFilings.state, state);
  const rows = await db
    .select()
    .from(knownFilings)
    .where(isWanted)
    .orderBy(
      sql`coalesce(${knownFilings.finishedAt}, ${knownFilings.filedAt}) desc nulls last`,
      desc(knownFilings.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    total: await db.$count(knownFilings, isWanted),
    page,
    pageSize,
    filings: rows.map((row) => {
      const { id, exchange, company, companyName, periodEnd, nature, address, attempts, reason } = row;
      return {
        id,
        exchange,
        company,
        companyName,
        periodEnd,
        nature,
        address,
        attempts,
        reason,
        state: row.state,
        filedAt: row.filedAt?.toISOString() ?? null,
        nextTryAt: row.state === 'waiting' ? row.nextTryAt.toISOString() : null,
        finishedAt: row.finishedAt?.toISOString() ?? null,
      };
    }),
  };
}
