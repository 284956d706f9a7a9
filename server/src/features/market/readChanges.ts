import { sql } from 'drizzle-orm';
import type { Queryable } from '../facts/Queryable';

/** What was written to facts and verdicts since a moment. */
export interface Changes {
  /** Companies of which anything but prices was written. */
  companies: Set<string>;
  /** Companies of which prices alone were written, and the first day of those. */
  prices: Map<string, string>;
  /** Whether public issues were written. */
  ipos: boolean;
  mark: Mark;
}

/** How far the changes were read. */
export interface Mark {
  /** Every transaction below this one had ended, and was seen. */
  horizon: string;
  /** Changes of later transactions that were seen already. */
  seen: readonly number[];
}

interface Row extends Record<string, unknown> {
  horizon: string;
  changes: { id: number; kind: string; isins: string[]; since: string | null; transaction: string }[];
}

/** Where reading begins: what is read of the store after this need not look further back. */
export async function startingMark(db: Queryable): Promise<Mark> {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return { horizon: rows[0]?.horizon ?? '0', seen: [] };
}

/** What was written since a mark by transactions that have ended; null where nothing was. */
export async function readChanges(db: Queryable, { horizon, seen }: Mark): Promise<Changes | null> {
  const { rows } = await db.execute<Row>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, coalesce(
      (select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'isins', isins, 'since', since, 'transaction', transaction::text))
       from market_changes where transaction >= ${horizon}::bigint and id <> all(${sql.param([...seen])}::bigint[])),
      '[]'
    ) as changes
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
  const ipos = row.changes.some(({ kind }) => kind === 'ipos');
  return {
    companies,
    prices,
    ipos,
    mark: { horizon: row.horizon, seen: [...seen, ...row.changes.map(({ id }) => id)] },
  };
}
