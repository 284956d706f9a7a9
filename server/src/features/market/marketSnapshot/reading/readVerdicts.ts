import { dayNumber } from '@tayyib/shared/values/calendar';
import type { FreshnessState, RatioId, ReviewGrade, StandardId, StatusCode } from '@tayyib/shared/contracts';
import { sql } from 'drizzle-orm';
import { groupByIsin } from '../../../facts/records/companyFacts';
import { inBatches } from '../../../../lib/inBatches';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { forEachYielding } from '../../../../lib/CooperativePace';
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

/** The verdicts of some companies, as dossiers have them; companies without any are left out. Yields to the event loop. */
export async function readVerdicts(
  db: Queryable,
  isins: readonly string[],
  pace: CooperativePace,
): Promise<Map<string, Dossier['verdicts']>> {
  const same = createInterner();
  const all = new Map<string, Dossier['verdicts']>();
  const read = async (batch: string[]) => {
    const rows = await readBatch(db, batch);
    await forEachYielding([...rows], ([isin, its]) => all.set(isin, verdictsOf(its, same)), pace);
  };
  await inBatches(isins, read, companiesAtATime);
  return all;
}

async function readBatch(db: Queryable, isins: readonly string[]): Promise<VerdictRows> {
  // parsed once per row instead of for each field: the concatenation yields a new value, and the limit prevents inlining
  const { rows } = await db.execute<VerdictRow>(sql`
    select isin, standard, status, grade, accounts_to as "accountsTo", facts_as_of as "factsAsOf",
      to_char(decided_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "decidedOn",
      (parsed->>'stars')::int as stars,
      parsed->'freshness'->>'state' as freshness,
      parsed ? 'isProvisional' as "isProvisional",
      parsed->'freshness'->>'since' as "agedOn",
      parsed->'reasons'->>0 as reason,
      (
        select jsonb_object_agg(ratio->>'id', jsonb_build_array(
          ratio->'value', ratio->'headroom',
          case when ratio->>'dividedBy' = 'market_cap' then ratio->'flip'->'denominatorRupees' end,
          case when ratio->>'dividedBy' = 'market_cap' then ratio->'denominator'->'valueRupees' end
        ))
        from jsonb_array_elements(parsed->'ratios') as ratio
      ) as ratios
    from ${verdicts}
    cross join lateral (select verdict || '{}'::jsonb as parsed from (values (1)) as one limit 1) as once
    where isin = any(${sql.param([...isins])}::text[])
    order by id
  `);
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

interface VerdictRow extends Record<string, unknown> {
  isin: string;
  standard: StandardId;
  status: StatusCode;
  accountsTo: string | null;
  factsAsOf: string | null;
  decidedOn: string;
  stars: number | null;
  freshness: FreshnessState | null;
  isProvisional: boolean;
  grade: ReviewGrade | null;
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
    grade: row.grade,
    reason: row.reason ?? '',
  };
}

/** Returns the same object for equal ones, so that a text shared by thousands of companies is stored once. */
export function createInterner(): (statement: VerdictStatement) => VerdictStatement {
  const interned = new Map<string, VerdictStatement>();
  return (statement) => {
    const { status, accountsTo, freshness, isProvisional, grade, reason } = statement;
    const key = `${status} ${accountsTo} ${freshness} ${isProvisional} ${grade} ${reason}`;
    const same = interned.get(key) ?? statement;
    interned.set(key, same);
    return same;
  };
}
