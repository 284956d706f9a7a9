import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { StandardId, Verdict, VerdictChange } from '@tayyib/shared/contracts';
import { standards } from '@tayyib/shared/shariah';
import type { CompanyRecord } from '../facts/companyFacts';
import { companyRecords } from '../facts/companyFacts';
import { inBatches } from '../facts/inBatches';
import type { Queryable } from '../facts/Queryable';
import type { DatedVerdict } from './verdictTimeline';
import { verdictTimeline } from './verdictTimeline';
import { verdicts } from './verdictsTables';

type VerdictRow = typeof verdicts.$inferInsert;

/** What a standard says of a stock now; undefined for a stock we do not know. */
export async function currentVerdict(
  db: Queryable,
  isin: string,
  standard: StandardId,
): Promise<Verdict | undefined> {
  const [row] = await db
    .select({ verdict: verdicts.verdict })
    .from(verdicts)
    .where(and(eq(verdicts.isin, isin), eq(verdicts.standard, standard), verdicts.current));
  return row?.verdict;
}

/** Everything a standard ever said of a stock, oldest first. */
export async function verdictHistory(
  db: Queryable,
  isin: string,
  standard: StandardId,
): Promise<VerdictChange[]> {
  const rows = await db
    .select()
    .from(verdicts)
    .where(and(eq(verdicts.isin, isin), eq(verdicts.standard, standard)))
    .orderBy(asc(verdicts.id));
  return rows.map(({ standard: by, edition, status, accountsTo, decidedAt, cause, verdict }) => ({
    standard: by,
    edition,
    status,
    accountsTo,
    decidedAt: decidedAt.toISOString(),
    cause,
    reason: verdict.reasons[0] ?? '',
  }));
}

/** What the newest stored verdict of a company and standard rests on. */
interface Stored {
  factsAsOf: string | null;
  receipt: string;
  status: number;
}

/**
 * Judges companies again by every standard and adds what changed to their histories; nothing stored is rewritten. Inside a
 * transaction it belongs to that one.
 * A company met for the first time gets its history from its filings in order of time.
 * @param isins the companies, or all when left out
 * @param cause why a verdict on facts no newer than before differs, in words: "Facts corrected by Equity.csv"
 * @param today the day of judging, `YYYY-MM-DD`
 * @returns how many verdicts were added
 */
export async function recomputeVerdicts(
  db: Queryable,
  isins: readonly string[] | undefined,
  cause: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<number> {
  return db.transaction(async (transaction) => {
    // Two recomputations at once would both find the same verdict missing.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('verdicts'))`);
    const companies = await companyRecords(transaction, isins);
    const stored = await newestVerdicts(transaction, companies);
    const added = companies.flatMap((company) =>
      standards.flatMap((standard) => {
        const before = stored.get(`${company.isin} ${standard.id}`);
        const steps = newSteps(verdictTimeline(company, standard, today), before, cause);
        return steps.map((step, index) => rowOf(step, index === steps.length - 1));
      }),
    );
    await retire(transaction, added);
    await inBatches(added, (batch) => transaction.insert(verdicts).values(batch));
    return added.length;
  });
}

/** Of a timeline, the steps newer than what is stored; and the last one when it differs though no newer fact explains it. */
function newSteps(timeline: DatedVerdict[], before: Stored | undefined, cause: string): DatedVerdict[] {
  if (before === undefined) return timeline;
  const newer = timeline.filter(({ factsAsOf }) => (factsAsOf ?? '') > (before.factsAsOf ?? ''));
  if (newer.length > 0) return newer;
  const now = timeline.at(-1);
  if (now === undefined) return [];
  const isSame = now.verdict.receipt === before.receipt && now.verdict.status === before.status;
  return isSame ? [] : [{ ...now, cause }];
}

async function newestVerdicts(db: Queryable, companies: CompanyRecord[]): Promise<Map<string, Stored>> {
  const newest = new Map<string, Stored>();
  await inBatches(companies, async (batch) => {
    const rows = await db
      .select({
        isin: verdicts.isin,
        standard: verdicts.standard,
        factsAsOf: verdicts.factsAsOf,
        receipt: verdicts.receipt,
        status: verdicts.status,
      })
      .from(verdicts)
      .where(
        and(
          inArray(
            verdicts.isin,
            batch.map(({ isin }) => isin),
          ),
          verdicts.current,
        ),
      );
    for (const { isin, standard, ...stored } of rows) newest.set(`${isin} ${standard}`, stored);
  });
  return newest;
}

function rowOf({ verdict, factsAsOf, cause }: DatedVerdict, current: boolean): VerdictRow {
  return {
    isin: verdict.isin,
    standard: verdict.standard.id,
    edition: verdict.standard.edition,
    status: verdict.status,
    accountsTo: verdict.accountsTo,
    factsAsOf,
    verdict,
    receipt: verdict.receipt,
    cause,
    current,
  };
}

/** Makes room for the new current ones: one per company and standard, the database says. */
async function retire(db: Queryable, added: VerdictRow[]): Promise<void> {
  for (const standard of standards) {
    const isins = added.filter((row) => row.current && row.standard === standard.id).map(({ isin }) => isin);
    await inBatches(isins, (batch) =>
      db
        .update(verdicts)
        .set({ current: false })
        .where(and(inArray(verdicts.isin, batch), eq(verdicts.standard, standard.id), verdicts.current)),
    );
  }
}
