import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { securities } from '../../../../../database/schema/facts/factsTables';
import { knownFilings } from '../../../../../database/schema/facts/filingTables';
import type { Queryable } from '../../../../../database/client';
import { addJob } from '../../../../../jobs/addJob';
import { inBatches } from '../../../../../lib/inBatches';
import type { Numbered, Refusal, StoreOutcome } from '../../feeds/Feed';
import type { ListedFiling } from './ListedFiling';

/** The job that fetches the documents of filings from one host; its payload is `{ host }`. */
export const fetchFilingsTask = 'fetch-filings';

interface RecordOptions {
  /** The feed of the list. */
  foundIn: string;
  /** Of new filings; a known one keeps the higher of both. */
  priority: number;
  /** Filings filed before this moment are left out. */
  since?: Date;
}

type NewFiling = typeof knownFilings.$inferInsert;

/**
 * Records listed filings. One that is known already, from whichever list, is only completed with what this list adds. The documents of
 * new ones are fetched after the commit.
 */
export async function recordListed(
  transaction: Queryable,
  rows: readonly Numbered<ListedFiling>[],
  { foundIn, priority, since }: RecordOptions,
): Promise<StoreOutcome> {
  const isinOf = await companyIdentifier(transaction);
  const wanted = new Map<string, NewFiling>();
  const refused: Refusal[] = [];
  let repeated = 0;
  for (const { line, row } of rows) {
    if (since !== undefined && row.filedAt !== null && row.filedAt < since) continue;
    const isin = isinOf(row);
    if (isin === undefined && row.company !== null) {
      const reason = `No listed company is known to ${row.exchange} as ${row.company}.`;
      refused.push({ line, reason, isOutOfScope: true });
      continue;
    }
    const filing = newFiling(row, isin ?? null, foundIn, priority);
    if (wanted.has(filing.key)) repeated++;
    else wanted.set(filing.key, filing);
  }
  const { stored, hosts } = await putFilings(transaction, [...wanted.values()]);
  for (const host of hosts)
    await addJob(transaction, { task: fetchFilingsTask, payload: { host }, queue: fetchFilingsTask });
  return { stored, unchanged: wanted.size + repeated - stored, refused, touched: [] };
}

function newFiling(row: ListedFiling, isin: string | null, foundIn: string, priority: number): NewFiling {
  const { isPending, ...listed } = row;
  const seenAt = new Date();
  const base = { ...listed, isin, foundIn, seenAt, priority, nextTryAt: new Date(0) };
  if (row.address !== null)
    return { ...base, key: row.address, host: new URL(row.address).host, state: 'waiting' };
  const { exchange, company, periodEnd, nature, sequence, filedAt } = row;
  const key = [exchange, company, periodEnd, nature, sequence ?? filedAt?.toISOString()].join(' ');
  return isPending
    ? { ...base, key, state: 'unpublished', reason: 'The exchange lists it without a document yet.' }
    : {
        ...base,
        key,
        state: 'missing',
        reason: 'The exchange lists it without a document.',
        finishedAt: seenAt,
      };
}

/** What a later list may add to a known filing. */
const { company, isin: isinColumn, periodEnd, nature, sequence, filedAt } = knownFilings;
const completed = { company, isin: isinColumn, periodEnd, nature, sequence, filedAt };

async function putFilings(transaction: Queryable, filings: readonly NewFiling[]) {
  const hosts = new Set<string>();
  let stored = 0;
  const set = Object.fromEntries(
    Object.entries(completed).map(([name, column]) => [
      name,
      sql`coalesce(${column}, excluded.${sql.identifier(column.name)})`,
    ]),
  );
  const isCompleted = or(
    ...Object.values(completed).map(
      (column) => sql`(${column} is null and excluded.${sql.identifier(column.name)} is not null)`,
    ),
    sql`${knownFilings.priority} < excluded.priority`,
  );
  await inBatches(filings, async (batch) => {
    const put = await transaction
      .insert(knownFilings)
      .values(batch)
      .onConflictDoUpdate({
        target: knownFilings.key,
        set: { ...set, priority: sql`greatest(${knownFilings.priority}, excluded.priority)` },
        ...(isCompleted && { setWhere: isCompleted }),
      })
      .returning({
        host: knownFilings.host,
        state: knownFilings.state,
        isNew: sql<boolean>`xmax = 0`,
      });
    stored += put.filter(({ isNew }) => isNew).length;
    for (const { host, state, isNew } of put)
      if (isNew && host !== null && state === 'waiting') hosts.add(host);
    await dropPending(transaction, batch);
  });
  return { stored, hosts };
}

/** Deletes the rows of filings that had no document yet and have one now. */
async function dropPending(transaction: Queryable, batch: readonly NewFiling[]): Promise<void> {
  const published = batch.flatMap(({ address, key }) => (address == null ? [] : [key]));
  if (published.length === 0) return;
  await transaction.delete(knownFilings).where(
    and(
      eq(knownFilings.state, 'unpublished'),
      sql`exists (select from known_filings as published
        where ${inArray(sql`published.key`, published)}
          and published.exchange = ${knownFilings.exchange} and published.company = ${knownFilings.company}
          and published.period_end is not distinct from ${knownFilings.periodEnd})`,
    ),
  );
}

/** The ISIN of a listed company by its code, or by its name in a list without codes. */
async function companyIdentifier(transaction: Queryable): Promise<(row: ListedFiling) => string | undefined> {
  const { isin, symbol, bseCode, name, nseHash } = securities;
  const known = await transaction
    .select({ isin, symbol, bseCode, name, isOnNse: isNotNull(nseHash) })
    .from(securities);
  const byCode = new Map<string, string>();
  for (const one of known) {
    if (one.isOnNse === true) byCode.set(`NSE ${one.symbol}`, one.isin);
    if (one.bseCode !== null) byCode.set(`BSE ${one.bseCode}`, one.isin);
  }
  const byName = new Map(known.map((one) => [plain(one.name), one.isin]));
  return (row) =>
    row.company === null ? byName.get(plain(row.companyName)) : byCode.get(`${row.exchange} ${row.company}`);
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(limited|ltd)\b\.?/g, '')
    .replace(/[^a-z0-9]+/g, '');
