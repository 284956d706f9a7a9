import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/Queryable';
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
}

/** Changes as they were read at once. */
export interface ReadChanges extends Changes {
  /** Their numbers in the record of changes. */
  ids: readonly number[];
  /** Whether nothing that was written before is still to be read. */
  isAll: boolean;
  /** The store's version with all in it that was written by then, left out or not. */
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
  is_all: boolean;
  kinds: string[] | null;
  changes: Mark['seen'];
  /** By company, the first day written where only prices were. */
  touched: Record<string, string | null>;
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

/**
 * What was written since a mark by transactions that have ended; null where nothing was.
 * @param most leaves the largest transactions for another time, so that those read name companies no oftener than this
 */
export async function readChanges(
  db: Queryable,
  { horizon, seen }: Mark,
  most?: number,
): Promise<ReadChanges | null> {
  const known = seen.map(({ id }) => id);
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (
      select id, kind, isins, since, transaction from market_changes
      where transaction >= ${horizon}::bigint and id <> all(${sql.param(known)}::bigint[])
    ), writes as (
      select transaction, sum(sum(cardinality(isins))) over (order by sum(cardinality(isins)), transaction) as named
      from found group by transaction
    ), taken as materialized (
      select found.* from found join writes using (transaction)
      where ${most === undefined ? sql`true` : sql`named <= ${most}::int`}
    ), touched as (
      select isin, case when bool_and(kind = 'prices' and since is not null) then min(since) end as since
      from taken cross join unnest(isins) as isin group by isin
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select count(*) from found) = (select count(*) from taken) as is_all,
      (select array_agg(distinct kind) from taken) as kinds,
      coalesce((select jsonb_object_agg(isin, since) from touched), '{}') as touched,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'transaction', transaction::text)) from taken), '[]') as changes,
      case when exists (select from found) then ${versionNow} end as version
  `);
  const [row] = rows;
  if (row === undefined || row.version === null) return null;
  const touched = Object.entries(row.touched);
  const kinds = row.kinds ?? [];
  const mark = {
    horizon: row.is_all ? row.horizon : horizon,
    seen: [...seen, ...row.changes],
  };
  return {
    companies: new Set(touched.flatMap(([isin, since]) => (since === null ? [isin] : []))),
    prices: new Map(touched.flatMap(([isin, since]) => (since === null ? [] : [[isin, since]]))),
    ipos: kinds.includes('ipos'),
    lists: new Set(kinds.flatMap((kind) => listOfTable[kind] ?? [])),
    ids: row.changes.map(({ id }) => id),
    isAll: row.is_all,
    version: row.version,
    mark: { ...mark, seen: stillNeeded(mark) },
  };
}

/** Changes of transactions below the horizon are not asked for again, and need not be remembered. */
function stillNeeded({ horizon, seen }: Mark): Mark['seen'] {
  return seen.filter(({ transaction }) => BigInt(transaction) >= BigInt(horizon));
}

/** What some readings tell together. */
export function together(readings: readonly Changes[]): Changes {
  const companies = new Set(readings.flatMap((each) => [...each.companies]));
  const prices = new Map<string, string>();
  for (const [isin, since] of readings.flatMap((each) => [...each.prices])) {
    const first = prices.get(isin);
    if (!companies.has(isin) && (first === undefined || since < first)) prices.set(isin, since);
  }
  return {
    companies,
    prices,
    ipos: readings.some(({ ipos }) => ipos),
    lists: new Set(readings.flatMap(({ lists }) => [...lists])),
  };
}
