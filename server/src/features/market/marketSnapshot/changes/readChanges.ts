import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import type { MarketList } from './listEditions';
import { listOfTable } from './listEditions';

/** Writes to facts and verdicts since a mark. */
export interface Changes {
  /** Companies of which anything but prices and verdicts was written. */
  companies: Set<string>;
  /** Of the others, those of which prices were written, with the first day of these. */
  prices: Map<string, string>;
  /** Of the others, those of which verdicts were written. */
  verdicts: Set<string>;
  /** Whether IPOs were written. */
  ipos: boolean;
  /** Lists not per company that were written to. */
  lists: Set<MarketList>;
}

/** Changes of one read. */
export interface ReadChanges extends Changes {
  /** Their ids in `market_changes`. */
  ids: readonly number[];
  /** Whether no earlier write is still to be read. */
  isAll: boolean;
  /** The database version with everything committed by then, whether read or not. */
  version: string;
  mark: Mark;
}

/** How far changes were read. */
export interface Mark {
  /** Every transaction below this one had ended and was read. */
  horizon: string;
  /** Changes of later transactions that were read already. */
  seen: readonly { id: number; transaction: string }[];
}

interface Row extends Record<string, unknown> {
  horizon: string;
  version: string | null;
  is_all: boolean;
  kinds: string[] | null;
  changes: Mark['seen'];
  /** By company; `since` is the first day of written prices. */
  touched: Record<string, { is_whole: boolean; since: string | null; has_verdicts: boolean }>;
}

/**
 * A string that differs after any write, and is the same on every node that saw the same writes. Changes do
 * not become visible in the order of their ids, so their count is part of it.
 */
const versionNow = sql`(select concat_ws('-', coalesce(max(id), 0), count(*)) from market_changes)`;

/** The starting point: what is read of the database after this call needs no earlier changes. */
export async function startingMark(db: Queryable): Promise<{ mark: Mark; version: string }> {
  const { rows } = await db.execute<{ horizon: string; version: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${versionNow} as version`,
  );
  const { horizon, version } = rows[0] ?? { horizon: '0', version: '' };
  return { mark: { horizon, seen: [] }, version };
}

/**
 * Changes since a mark by committed transactions; null where there are none.
 * @param maxNamed skips the largest transactions, so that the ones read name no more companies than this in
 * total
 */
export async function readChanges(
  db: Queryable,
  { horizon, seen }: Mark,
  maxNamed?: number,
): Promise<ReadChanges | null> {
  const known = seen.map(({ id }) => id);
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (
      select id, kind, isins, since, transaction from market_changes
      where transaction >= ${horizon}::bigint and id <> all(${sql.param(known)}::bigint[])
    ), writes as (
      select transaction, sum(sum(cardinality(isins))) over (order by sum(cardinality(isins)), transaction) as named
      from found group by transaction
    ), selected as materialized (
      select found.* from found join writes using (transaction)
      where ${maxNamed === undefined ? sql`true` : sql`named <= ${maxNamed}::int`}
    ), touched as (
      select isin, min(since) as since, bool_or(kind = 'verdicts') as has_verdicts,
        bool_or(kind <> 'verdicts' and (kind <> 'prices' or since is null)) as is_whole
      from selected cross join unnest(isins) as isin group by isin
    )
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select count(*) from found) = (select count(*) from selected) as is_all,
      (select array_agg(distinct kind) from selected) as kinds,
      coalesce((select jsonb_object_agg(isin, to_jsonb(touched) - 'isin') from touched), '{}') as touched,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'transaction', transaction::text)) from selected), '[]') as changes,
      case when exists (select from found) then ${versionNow} end as version
  `);
  const [row] = rows;
  if (row === undefined || row.version === null) return null;
  const touched = Object.entries(row.touched);
  const whole = touched.filter(([, { is_whole }]) => is_whole);
  const partly = touched.filter(([, { is_whole }]) => !is_whole);
  const kinds = row.kinds ?? [];
  const mark = {
    horizon: row.is_all ? row.horizon : horizon,
    seen: [...seen, ...row.changes],
  };
  return {
    companies: new Set(whole.map(([isin]) => isin)),
    prices: new Map(partly.flatMap(([isin, { since }]) => (since === null ? [] : [[isin, since]]))),
    verdicts: new Set(partly.flatMap(([isin, { has_verdicts }]) => (has_verdicts ? [isin] : []))),
    ipos: kinds.includes('ipos'),
    lists: new Set(kinds.flatMap((kind) => listOfTable[kind] ?? [])),
    ids: row.changes.map(({ id }) => id),
    isAll: row.is_all,
    version: row.version,
    mark: { ...mark, seen: stillNeeded(mark) },
  };
}

/** Changes of transactions below the horizon are never returned again and need not be remembered. */
function stillNeeded({ horizon, seen }: Mark): Mark['seen'] {
  return seen.filter(({ transaction }) => BigInt(transaction) >= BigInt(horizon));
}

/** Merges several reads. */
export function mergeChanges(parts: readonly Changes[]): Changes {
  const companies = new Set(parts.flatMap((each) => [...each.companies]));
  const prices = new Map<string, string>();
  for (const [isin, since] of parts.flatMap((each) => [...each.prices])) {
    const first = prices.get(isin);
    if (!companies.has(isin) && (first === undefined || since < first)) prices.set(isin, since);
  }
  return {
    companies,
    prices,
    verdicts: new Set(parts.flatMap((each) => [...each.verdicts]).filter((isin) => !companies.has(isin))),
    ipos: parts.some(({ ipos }) => ipos),
    lists: new Set(parts.flatMap(({ lists }) => [...lists])),
  };
}
