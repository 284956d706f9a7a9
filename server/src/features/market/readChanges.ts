import { sql } from 'drizzle-orm';
import type { Queryable } from '../facts/Queryable';
import type { MarketList } from './listEditions';
import { listOfTable } from './listEditions';

/** What was written to facts and verdicts since a moment. */
export interface Changes {
  /** Companies of which anything but prices was written. */
  companies: Set<string>;
  /** Companies of which prices alone were written, and the first day of those. */
  prices: Map<string, string>;
  /** Whether public issues were written. */
  ipos: boolean;
  /** Lists beside the companies that were written to. */
  lists: Set<MarketList>;
  /** The store's version with these changes in it. */
  version: string;
  mark: Mark;
}

/** How far the changes were read. */
export interface Mark {
  /** Every transaction below this one had ended, and was seen. */
  horizon: string;
  /** Changes of later transactions that were seen already. */
  seen: readonly { id: number; transaction: string }[];
}

interface Row extends Record<string, unknown> {
  horizon: string;
  version: string | null;
  changes: { id: number; kind: string; isins: string[]; since: string | null; transaction: string }[];
}

/**
 * A text that differs as soon as anything was written, and is the same on every node that saw the same writes. Changes do
 * not come in order of their numbers, so they are counted beside the last one.
 */
const versionNow = sql`(select concat_ws('-', coalesce(max(id), 0), count(*)) from market_changes)`;

/** Where reading begins: what is read of the store after this need not look further back. */
export async function startingMark(db: Queryable): Promise<{ mark: Mark; version: string }> {
  const { rows } = await db.execute<{ horizon: string; version: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${versionNow} as version`,
  );
  const { horizon, version } = rows[0] ?? { horizon: '0', version: '' };
  return { mark: { horizon, seen: [] }, version };
}

/** What was written since a mark by transactions that have ended; null where nothing was. */
export async function readChanges(db: Queryable, { horizon, seen }: Mark): Promise<Changes | null> {
  const known = seen.map(({ id }) => id);
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (
      select id, kind, isins, since, transaction from market_changes
      where transaction >= ${horizon}::bigint and id <> all(${sql.param(known)}::bigint[])
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, coalesce(
      (select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'isins', isins, 'since', since, 'transaction', transaction::text))
       from found),
      '[]'
    ) as changes, case when exists (select from found) then ${versionNow} end as version
  `);
  const [row] = rows;
  if (row === undefined || row.changes.length === 0) return null;
  const companies = new Set<string>();
  const prices = new Map<string, string>();
  for (const { kind, isins, since } of row.changes) {
    for (const isin of isins) {
      const first = prices.get(isin);
      if (kind !== 'prices' || since === null) companies.add(isin);
      else if (first === undefined || since < first) prices.set(isin, since);
    }
  }
  for (const isin of companies) prices.delete(isin);
  return {
    companies,
    prices,
    ipos: row.changes.some(({ kind }) => kind === 'ipos'),
    lists: new Set(row.changes.flatMap(({ kind }) => listOfTable[kind] ?? [])),
    version: row.version ?? '',
    mark: { horizon: row.horizon, seen: stillNeeded([...seen, ...row.changes], row.horizon) },
  };
}

/** Changes of transactions below the horizon are not asked for again, and need not be remembered. */
function stillNeeded(seen: Mark['seen'], horizon: string): Mark['seen'] {
  return seen
    .filter(({ transaction }) => BigInt(transaction) >= BigInt(horizon))
    .map(({ id, transaction }) => ({ id, transaction }));
}
