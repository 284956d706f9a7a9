import { and, inArray } from 'drizzle-orm';
import type { ClassAnswerPreview, ClassPreviewQuery, StandardId } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import type { ClassAnswer, Standard } from '@tayyib/shared/shariah';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import type { Queryable } from '../../../../database/client';
import { CooperativePace } from '../../../../lib/CooperativePace';
import { inBatches } from '../../../../lib/inBatches';
import type { CompanyRecord } from '../../records/companyFacts';
import { companyRecords } from '../../records/companyFacts';
import { verdictTimeline } from '../judging/verdictTimeline';
import { publishedStandards } from '../standards/standardsRepository';
import { companiesOfClass } from './classQuestions';

/** Companies judged per batch, so that other queries do not wait. */
const companiesAtATime = 100;

type Moves = ClassAnswerPreview['byStandard'][number];

/** Judges the companies of a class as if it were answered so today, and counts those with another status or grade. Stores nothing. */
export async function previewClassAnswer(
  db: Queryable,
  { className, decision }: ClassPreviewQuery,
  today: string,
): Promise<ClassAnswerPreview> {
  const answer: ClassAnswer | undefined =
    decision === 'withdrawn' ? undefined : { className, outcome: decision, reason: '', answeredOn: today };
  const standards = await publishedStandards(db);
  const moves = new Map<StandardId, Moves>();
  const moved = new Set<string>();
  const pace = new CooperativePace();
  const isins = await companiesOfClass(db, className);
  const judgeBatch = async (batch: string[]) => {
    const stored = await storedVerdicts(db, batch);
    for (const company of await companyRecords(db, batch)) {
      if (company.classAnswer !== undefined && company.classAnswer.className !== className) continue;
      const answered = { ...company, classAnswer: answer };
      for (const standard of standards) {
        const now = movedTo(answered, standard, stored.get(keyOf(company.isin, standard.id)), today);
        if (now === null) continue;
        moved.add(company.isin);
        moves.set(standard.id, withMove(moves.get(standard.id), standard.id, now));
      }
      if (pace.isDue) await pace.yieldToEventLoop();
    }
  };
  await inBatches(isins, judgeBatch, companiesAtATime);
  return {
    judged: isins.length,
    moved: moved.size,
    byStandard: standards.flatMap(({ id }) => moves.get(id) ?? []),
  };
}

type StoredVerdict = Pick<typeof verdicts.$inferSelect, 'status' | 'grade' | 'overrideId'>;

async function storedVerdicts(db: Queryable, isins: string[]): Promise<Map<string, StoredVerdict>> {
  const rows = await db
    .select({
      isin: verdicts.isin,
      standard: verdicts.standard,
      status: verdicts.status,
      grade: verdicts.grade,
      overrideId: verdicts.overrideId,
    })
    .from(verdicts)
    .where(and(inArray(verdicts.isin, isins), verdicts.current));
  return new Map(rows.map((row) => [keyOf(row.isin, row.standard), row]));
}

const keyOf = (isin: string, standard: StandardId) => `${isin} ${standard}`;

/** The badge of a company's verdict if its status or grade would be another; null if not, or where an advisor decided it. */
function movedTo(
  company: CompanyRecord,
  standard: Standard,
  stored: StoredVerdict | undefined,
  today: string,
): ReturnType<typeof badgeOf> | null {
  if (stored !== undefined && stored.overrideId !== null) return null;
  const { status, grade = null } = verdictTimeline(company, standard, today).now.verdict;
  return status === stored?.status && grade === stored.grade ? null : badgeOf(status);
}

function withMove(before: Moves | undefined, standard: StandardId, badge: ReturnType<typeof badgeOf>): Moves {
  const moves = before ?? { standard, compliant: 0, nonCompliant: 0, underReview: 0 };
  const counted = {
    compliant: 'compliant',
    non_compliant: 'nonCompliant',
    under_review: 'underReview',
  } as const;
  return { ...moves, [counted[badge]]: moves[counted[badge]] + 1 };
}
