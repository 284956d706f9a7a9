import { dayNumber } from '@tayyib/shared/calendar';
import type { FreshnessState, RatioId, StandardId, StatusCode } from '@tayyib/shared/contracts';
import { asc, inArray, sql } from 'drizzle-orm';
import { groupByIsin } from '../../../facts/facts/companyFacts';
import { inBatches } from '../../../../lib/inBatches';
import type { Queryable } from '../../../../database/client';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import type { Dossier } from '../dossier/Dossier';
import { ratioIds, VerdictHistory } from '../dossier/VerdictHistory';
import type { VerdictStatement, VerdictEntry } from '../dossier/VerdictHistory';

/**
 * Per ratio: value, headroom, and, over market capitalisation, the capitalisation at which it flips and the current one.
 */
type RatioFigures = [number | null, number | null, number | null, number | null];

/** All verdicts on each company, oldest first. */
export type VerdictRows = ReadonlyMap<string, readonly VerdictRow[]>;

/** Histories are long: parsing the rows of more companies at once would block other requests. */
const companiesAtATime = 20;

/**
 * The histories of some companies. The database extracts the fields that are used, so that the rest is never
 * sent.
 */
export async function readVerdictRows(db: Queryable, isins: readonly string[]): Promise<VerdictRows> {
  const all = new Map<string, readonly VerdictRow[]>();
  const read = async (batch: string[]) => {
    for (const [isin, rows] of await readBatch(db, batch)) all.set(isin, rows);
  };
  await inBatches(isins, read, companiesAtATime);
  return all;
}

async function readBatch(db: Queryable, isins: readonly string[]): Promise<VerdictRows> {
  // decompressed once per row instead of for each field: the concatenation yields a new value, and the limit prevents inlining
  const once = db
    .select({ parsed: sql`"verdicts"."verdict" || '{}'::jsonb`.as('parsed') })
    .from(sql`(values (1)) as one`)
    .limit(1)
    .as('once');
  const rows = await db
    .select({
      isin: verdicts.isin,
      standard: verdicts.standard,
      status: verdicts.status,
      accountsTo: verdicts.accountsTo,
      factsAsOf: verdicts.factsAsOf,
      decidedOn: sql<string>`to_char(${verdicts.decidedAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`,
      stars: sql<number | null>`(${once.parsed}->>'stars')::int`,
      freshness: sql<FreshnessState | null>`${once.parsed}->'freshness'->>'state'`,
      isProvisional: sql<boolean>`${once.parsed} ? 'isProvisional'`,
      agedOn: sql<string | null>`${once.parsed}->'freshness'->>'since'`,
      reason: sql<string | null>`${once.parsed}->'reasons'->>0`,
      ratios: sql<Partial<Record<RatioId, RatioFigures>> | null>`(
        select jsonb_object_agg(ratio->>'id', jsonb_build_array(
          ratio->'value', ratio->'headroom',
          case when ratio->>'dividedBy' = 'market_cap' then ratio->'flip'->'denominatorRupees' end,
          case when ratio->>'dividedBy' = 'market_cap' then ratio->'denominator'->'valueRupees' end
        ))
        from jsonb_array_elements(${once.parsed}->'ratios') as ratio
      )`,
    })
    .from(verdicts)
    .crossJoinLateral(once)
    .where(inArray(verdicts.isin, [...isins]))
    .orderBy(asc(verdicts.id));
  return groupByIsin(rows);
}

/** One company's histories, by standard. @param same interns equal statements (`createInterner`) */
export function verdictsOf(
  rows: readonly VerdictRow[],
  same: (statement: VerdictStatement) => VerdictStatement,
): Dossier['verdicts'] {
  const entries = new Map<StandardId, VerdictEntry[]>();
  for (const row of rows) {
    const its = entries.get(row.standard) ?? [];
    entries.set(row.standard, its);
    its.push(entryOf(row, its.at(-1)));
  }
  const known: Partial<Record<StandardId, VerdictHistory>> = {};
  for (const [standard, its] of entries) known[standard] = new VerdictHistory(its, same);
  return known;
}

interface VerdictRow {
  standard: StandardId;
  status: StatusCode;
  accountsTo: string | null;
  factsAsOf: string | null;
  decidedOn: string;
  stars: number | null;
  freshness: FreshnessState | null;
  isProvisional: boolean;
  agedOn: string | null;
  reason: string | null;
  ratios: Partial<Record<RatioId, RatioFigures>> | null;
}

/**
 * A verdict counts from the day of the fact that caused it. One that no newer fact explains (a new edition,
 * an advisor's decision) counts from the day it was computed; one by accounts that aged, from the day they did.
 */
function entryOf(row: VerdictRow, before: VerdictEntry | undefined): VerdictEntry {
  const fact = row.factsAsOf === null ? null : dayNumber(row.factsAsOf);
  const hasAged = before !== undefined && row.agedOn !== null && row.freshness !== before.freshness;
  const given = Math.min(dayNumber(row.decidedOn), hasAged ? dayNumber(row.agedOn ?? '') : Infinity);
  const day =
    fact !== null && fact > (before?.day ?? -Infinity) ? fact : Math.max(given, before?.day ?? given);
  const figures = ratioIds.map((id) => row.ratios?.[id]);
  const nearest = figures
    .filter((ratio) => ratio !== undefined && ratio[2] !== null)
    .sort((a, b) => (a?.[1] ?? 0) - (b?.[1] ?? 0))[0];
  return {
    day,
    status: row.status,
    stars: row.stars ?? NaN,
    ratios: figures.map((ratio) => ratio?.[0] ?? NaN),
    headrooms: figures.map((ratio) => (ratio === undefined ? Infinity : (ratio[1] ?? NaN))),
    flipCapRupees: nearest?.[2] ?? NaN,
    capRupees: nearest?.[3] ?? NaN,
    accountsTo: row.accountsTo,
    freshness: row.freshness,
    isProvisional: row.isProvisional,
    reason: row.reason ?? '',
  };
}

/** Returns the same object for equal ones, so that a text shared by thousands of companies is stored once. */
export function createInterner(): (statement: VerdictStatement) => VerdictStatement {
  const interned = new Map<string, VerdictStatement>();
  return (statement) => {
    const { status, accountsTo, freshness, isProvisional, reason } = statement;
    const key = `${status} ${accountsTo} ${freshness} ${isProvisional} ${reason}`;
    const same = interned.get(key) ?? statement;
    interned.set(key, same);
    return same;
  };
}
