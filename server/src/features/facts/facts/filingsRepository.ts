import { inArray, sql } from 'drizzle-orm';
import { filings } from '../../../database/schema/facts/factsTables';
import { contentHash, putChanged } from '../../../database/putChanged';
import { inBatches } from '../../../lib/inBatches';
import type { Queryable } from '../../../database/Queryable';

export type FilingRow = typeof filings.$inferInsert;

/** A filing and its source, without the columns the store adds. */
export type StatedFiling = Omit<FilingRow, 'contentHash' | 'id'>;

/** Adds the content hash: two equal readings of the same filing are the same fact. */
export function withHash(filing: StatedFiling): FilingRow {
  return { ...filing, contentHash: contentHash(filing) };
}

/** All filings of some companies, oldest period first; those of one period by company and nature. */
export async function filingsOf(
  db: Queryable,
  isins: readonly string[],
): Promise<(typeof filings.$inferSelect)[]> {
  const found: (typeof filings.$inferSelect)[] = [];
  await inBatches([...new Set(isins)], async (batch) => {
    found.push(...(await db.select().from(filings).where(inArray(filings.isin, batch))));
  });
  return found.sort(
    (a, b) =>
      a.periodEnd.localeCompare(b.periodEnd) ||
      a.isin.localeCompare(b.isin) ||
      a.nature.localeCompare(b.nature),
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
