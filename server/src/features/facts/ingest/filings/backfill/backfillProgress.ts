import { sql } from 'drizzle-orm';
import { knownFilings } from '../../../../../database/schema/facts/filingTables';
import type { Queryable } from '../../../../../database/client';
import { exchangeHosts } from '../hosts/exchangeHosts';
import type { Backfill, BackfillCounts } from './backfillRepository';
import { countBackfill } from './backfillRepository';

/** The lists of most companies come from here. */
const listHost = 'api.bseindia.com';

export interface BackfillProgress extends BackfillCounts, Backfill {
  /** By the spacing of requests; null when it is finished, or while nothing is listed yet. */
  secondsLeft: number | null;
}

/** How far a backfill is. The time left assumes that companies still to be listed have as many documents as the others. */
export async function backfillProgress(db: Queryable, backfill: Backfill): Promise<BackfillProgress> {
  const counts = await countBackfill(db, backfill);
  return { ...backfill, ...counts, secondsLeft: secondsLeft(backfill, counts, await documentsListed(db)) };
}

function secondsLeft({ state }: Backfill, counts: BackfillCounts, documents: number): number | null {
  const { companies, listsLeft, documentsLeft } = counts;
  const listed = companies - listsLeft;
  if (state === 'finished' || listed === 0) return null;
  const spacing = (host: string) => (exchangeHosts.get(host)?.spacingMs ?? 0) / 1000;
  const expected = (documents / listed) * listsLeft;
  const byHost = documentsLeft.map(({ host, count }) => count * spacing(host));
  const documentsSeconds = Math.max(0, ...byHost) + expected * spacing('www.bseindia.com');
  return Math.round(Math.max(listsLeft * spacing(listHost), documentsSeconds));
}

async function documentsListed(db: Queryable): Promise<number> {
  return db.$count(knownFilings, sql`${knownFilings.address} is not null`);
}

/** One line for the command. */
export function progressInWords(progress: BackfillProgress): string {
  const {
    companies,
    companiesDone,
    companiesFailed,
    listsLeft,
    documentsLeft,
    secondsLeft: seconds,
  } = progress;
  const waiting = documentsLeft.reduce((sum, { count }) => sum + count, 0);
  const left = seconds === null ? '' : `, about ${Math.ceil(seconds / 60)} minutes left`;
  return (
    `${companiesDone} of ${companies} companies done (${companiesFailed} failed), ${listsLeft} lists and ` +
    `${waiting} documents to request${left}.`
  );
}
