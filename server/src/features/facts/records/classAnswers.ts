import { desc } from 'drizzle-orm';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { ClassAnswer } from '@tayyib/shared/shariah';
import { classAnswers } from '../../../database/schema/facts/verdictsTables';
import type { Queryable } from '../../../database/client';

/** The answers of advisors that are in force, by class. */
export async function classAnswersInForce(db: Queryable): Promise<Map<string, ClassAnswer>> {
  const newest = await db
    .selectDistinctOn([classAnswers.className])
    .from(classAnswers)
    .orderBy(classAnswers.className, desc(classAnswers.id));
  return new Map(
    newest.flatMap(({ className, decision, reason, signedAt }) =>
      decision === 'withdrawn'
        ? []
        : [[className, { className, outcome: decision, reason, answeredOn: indianDay(signedAt) }]],
    ),
  );
}
