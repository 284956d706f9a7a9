import { addDays, addMonths, indianDay } from '@tayyib/shared/values/calendar';
import type { AccountsStatus } from '@tayyib/shared/contracts';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { filings, securities } from '../../../database/schema/facts/factsTables';
import { backfillProgress } from '../../facts/ingest/filings/backfill/backfillProgress';
import { newestBackfill } from '../../facts/ingest/filings/backfill/backfillRepository';

/** Annual results are due within two months of the year's end. */
const dueAfterDays = 60;
/** The shortest year of a company. */
const yearDays = 350;

/** How many listed companies have accounts of this year, and how far the backfill of filings is. */
export async function readAccountsStatus(db: Database, now: Date): Promise<AccountsStatus> {
  const year = newestYear(indianDay(now));
  const isOfYear = and(
    gt(filings.periodEnd, addMonths(year, -12)),
    lte(filings.publishedOn, indianDay(now)),
    sql`${filings.periodEnd} - ${filings.periodStart} >= ${yearDays}`,
  );
  const [counted] = await db
    .select({ companies: sql<number>`count(distinct ${filings.isin})::int` })
    .from(filings)
    .innerJoin(securities, eq(securities.isin, filings.isin))
    .where(isOfYear);
  return {
    year,
    companies: await db.$count(securities),
    withAccounts: counted?.companies ?? 0,
    backfill: await readBackfill(db),
  };
}

async function readBackfill(db: Database): Promise<AccountsStatus['backfill']> {
  const newest = await newestBackfill(db);
  if (newest === undefined) return null;
  const { state, companies, companiesDone, secondsLeft } = await backfillProgress(db, newest);
  return { state, companies, companiesDone, secondsLeft };
}

/** The newest 31 March whose accounts are due. */
function newestYear(today: string): string {
  const thisMarch = `${today.slice(0, 4)}-03-31`;
  return addDays(thisMarch, dueAfterDays) <= today ? thisMarch : addMonths(thisMarch, -12);
}
