import { inArray, sql } from 'drizzle-orm';
import { filings, replacedFilings } from '../../../database/schema/facts/factsTables';
import { contentHash, putChanged } from '../../../database/putChanged';
import { inBatches } from '../../../lib/inBatches';
import type { Queryable } from '../../../database/client';

export type FilingRow = typeof filings.$inferInsert;

/** A filing and its source, without the columns the store adds. */
export type StatedFiling = Omit<FilingRow, 'contentHash' | 'id'>;

/** Adds the content hash: two equal readings of the same filing are the same fact. */
export function withHash(filing: StatedFiling): FilingRow {
  return { ...filing, contentHash: contentHash(filing) };
}

type StoredRow = typeof filings.$inferSelect;

/** The current filings of some companies, oldest period first; within a period by company and nature. */
export async function filingsOf(db: Queryable, isins: readonly string[]): Promise<StoredRow[]> {
  return inOrder(filings, db, isins);
}

/**
 * Filings of some companies that a later one of the same period replaced, in the same order, those of one period as
 * they were filed.
 */
export async function replacedFilingsOf(db: Queryable, isins: readonly string[]): Promise<StoredRow[]> {
  return inOrder(replacedFilings, db, isins);
}

async function inOrder(
  table: typeof filings | typeof replacedFilings,
  db: Queryable,
  isins: readonly string[],
): Promise<StoredRow[]> {
  const found: StoredRow[] = [];
  await inBatches([...new Set(isins)], async (batch) => {
    found.push(...(await db.select().from(table).where(inArray(table.isin, batch))));
  });
  return found.sort(
    (a, b) =>
      a.periodEnd.localeCompare(b.periodEnd) ||
      a.isin.localeCompare(b.isin) ||
      a.nature.localeCompare(b.nature) ||
      (a.publishedOn ?? '').localeCompare(b.publishedOn ?? '') ||
      a.document.localeCompare(b.document),
  );
}

/** Writes filings whole, replacing those of the same company, period and nature. */
export async function putFilings(db: Queryable, rows: readonly FilingRow[]): Promise<void> {
  await putChanged(db, filings, rows, {
    key: [filings.isin, filings.periodEnd, filings.nature],
    replaceWhen: sql`true`,
    isWhole: true,
  });
}

/** Adds filings to those that were replaced, by document. */
export async function putReplacedFilings(db: Queryable, rows: readonly FilingRow[]): Promise<void> {
  const { isin, periodEnd, nature, document } = replacedFilings;
  await putChanged(db, replacedFilings, rows, {
    key: [isin, periodEnd, nature, document],
    replaceWhen: sql`true`,
    isWhole: true,
  });
}
