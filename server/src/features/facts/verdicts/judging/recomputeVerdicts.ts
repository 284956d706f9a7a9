import { and, eq, inArray, sql } from 'drizzle-orm';
import type { StandardId, StatusCode, Verdict, VerdictOverride } from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import { applyOverride, overrideOn } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import type { CompanyRecord } from '../../records/companyFacts';
import { companyRecords } from '../../records/companyFacts';
import { securities } from '../../../../database/schema/facts/factsTables';
import { type Queryable, withoutTimeouts } from '../../../../database/client';
import type { VerdictRow } from './addVerdicts';
import { addVerdicts } from './addVerdicts';
import { CooperativePace } from '../../../../lib/CooperativePace';
import { standingOverrides } from '../advice/overridesRepository';
import type { StatusChange } from './storeStatusChanges';
import { storeStatusChanges } from './storeStatusChanges';
import { publishedStandards } from '../standards/standardsRepository';
import type { DatedVerdict, StoredEnd } from './verdictTimeline';
import { verdictTimeline } from './verdictTimeline';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';

/** Companies judged per batch: small enough that other queries do not wait. */
const companiesAtATime = 100;

/** The parameters of one recomputation. */
interface Round {
  standards: Standard[];
  cause: string;
  today: string;
  pace: CooperativePace;
}

/** The columns of the newest stored verdict of a company and standard that decide whether a verdict is new. */
interface Stored extends StoredEnd {
  status: StatusCode;
  overrideId: string | null;
}

/**
 * Judges companies again by every standard and adds what changed to their histories; nothing stored is rewritten. Inside a
 * transaction it is part of it. A company judged for the first time gets its history from its filings, in chronological order.
 * A status that changes is raised as an alert.
 * @param isins the companies; all by default
 * @param cause describes why a verdict without newer facts differs: "Facts corrected by Equity.csv"
 * @param today the day of judging; today in India by default
 * @param by the only standard to judge by; all by default
 * @param pace yields to the event loop; aborts with nothing written when the server stops
 * @returns how many verdicts were added
 */
export async function recomputeVerdicts(
  db: Queryable,
  isins: readonly string[] | undefined,
  cause: string,
  today = indianDay(new Date()),
  by?: StandardId,
  pace = new CooperativePace(),
): Promise<number> {
  return db.transaction(async (transaction) => {
    await withoutTimeouts(transaction);
    // Two recomputations at once would both find the same verdict missing.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('verdicts'))`);
    const published = await publishedStandards(transaction);
    const standards = published.filter(({ id }) => by === undefined || id === by);
    const round = { cause, today, standards, pace };
    const wanted = isins ?? (await allIsins(transaction));
    let added = 0;
    let judged: Judged = { rows: [], changes: [] };
    for (const batch of batchesOf([...new Set(wanted)])) {
      const facts = await readBatch(transaction, batch);
      // the database writes a batch while the next is judged; no company is in two of them
      [judged] = await Promise.all([judgeBatch(facts, round), write(transaction, judged)]);
      added += judged.rows.length;
      await pace.yieldToEventLoop();
    }
    await write(transaction, judged);
    return added;
  });
}

/** In a fixed order, so that two databases with the same companies use the same batches. */
async function allIsins(db: Queryable): Promise<string[]> {
  const listed = await db.select({ isin: securities.isin }).from(securities).orderBy(securities.isin);
  return listed.map(({ isin }) => isin);
}

/** What judging some companies needs. */
interface BatchFacts {
  companies: CompanyRecord[];
  stored: Map<string, Stored>;
  overrides: Map<string, VerdictOverride[]>;
}

interface Judged {
  rows: VerdictRow[];
  changes: StatusChange[];
}

function batchesOf(isins: readonly string[]): string[][] {
  const count = Math.ceil(isins.length / companiesAtATime);
  return Array.from({ length: count }, (_, at) =>
    isins.slice(at * companiesAtATime, (at + 1) * companiesAtATime),
  );
}

async function readBatch(db: Queryable, isins: string[]): Promise<BatchFacts> {
  const companies = await companyRecords(db, isins);
  const stored = await newestVerdicts(db, isins);
  return { companies, stored, overrides: await standingOverrides(db, isins) };
}

async function judgeBatch({ companies, stored, overrides }: BatchFacts, round: Round): Promise<Judged> {
  const rows: VerdictRow[] = [];
  const changes: StatusChange[] = [];
  const judge = (company: CompanyRecord) => {
    for (const standard of round.standards) {
      const before = stored.get(keyOf(company.isin, standard.id));
      const signed = (overrides.get(company.isin) ?? []).filter((one) => one.standard === standard.id);
      const added = newRows(company, standard, before, overrideOn(signed, round.today), round);
      rows.push(...added);
      const now = added.at(-1);
      if (before !== undefined && now !== undefined && now.status !== before.status) {
        const { isin, status: to, cause } = now;
        changes.push({ isin, standard: standard.id, from: before.status, to, cause });
      }
    }
  };
  for (const company of companies) {
    judge(company);
    if (round.pace.isDue) await round.pace.yieldToEventLoop();
  }
  return { rows, changes };
}

async function write(db: Queryable, { rows, changes }: Judged): Promise<void> {
  await retire(db, rows);
  await addVerdicts(db, rows);
  await storeStatusChanges(db, changes);
}

/** The rows missing from a company's history by one standard; an advisor's override applies to the last of them. */
function newRows(
  company: CompanyRecord,
  standard: Standard,
  before: Stored | undefined,
  override: VerdictOverride | undefined,
  { today, cause }: Round,
): VerdictRow[] {
  const { steps, now } = verdictTimeline(company, standard, today, before, before && cause);
  const isSigned = (before?.overrideId ?? null) !== (override?.id ?? null);
  const news = steps.length === 0 && isSigned ? [now] : steps;
  return news.map((step, index) => rowOf(step, index === news.length - 1, override));
}

async function newestVerdicts(db: Queryable, isins: string[]): Promise<Map<string, Stored>> {
  const rows = await db
    .select({
      isin: verdicts.isin,
      standard: verdicts.standard,
      factsAsOf: verdicts.factsAsOf,
      receipt: verdicts.receipt,
      status: verdicts.status,
      computedStatus: sql<StatusCode>`coalesce((${verdicts.verdict}->>'computedStatus')::int, ${verdicts.status})`,
      overrideId: verdicts.overrideId,
      ageState: sql<StoredEnd['ageState']>`${verdicts.inputs}->'age'->>'state'`,
      fullerState: sql<StoredEnd['fullerState']>`${verdicts.inputs}->'fuller'->'age'->>'state'`,
    })
    .from(verdicts)
    .where(and(inArray(verdicts.isin, isins), verdicts.current));
  return new Map(rows.map(({ isin, standard, ...stored }) => [keyOf(isin, standard), stored]));
}

const keyOf = (isin: string, standard: StandardId) => `${isin} ${standard}`;

function rowOf(step: DatedVerdict, current: boolean, override: VerdictOverride | undefined): VerdictRow {
  const { factsAsOf, cause, inputs } = step;
  const isOverridden = current && override !== undefined;
  const verdict: Verdict = isOverridden ? applyOverride(step.verdict, override) : step.verdict;
  return {
    isin: verdict.isin,
    standard: verdict.standard.id,
    edition: verdict.standard.edition,
    status: verdict.status,
    grade: verdict.grade ?? null,
    accountsTo: verdict.accountsTo,
    factsAsOf,
    verdict,
    receipt: verdict.receipt,
    inputs,
    overrideId: isOverridden ? override.id : null,
    cause,
    current,
  };
}

/** Clears `current` on the previous rows: a unique index allows one per company and standard. */
async function retire(db: Queryable, added: VerdictRow[]): Promise<void> {
  const byStandard = new Map<StandardId, string[]>();
  for (const { isin, standard, current } of added) {
    if (current === true) byStandard.set(standard, [...(byStandard.get(standard) ?? []), isin]);
  }
  for (const [standard, isins] of byStandard) {
    await db
      .update(verdicts)
      .set({ current: false })
      .where(and(inArray(verdicts.isin, isins), eq(verdicts.standard, standard), verdicts.current));
  }
}
