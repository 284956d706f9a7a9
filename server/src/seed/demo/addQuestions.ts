import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { alerts } from '../../database/schema/personal/alertTables';
import { addQuestion, answerQuestion } from '../../features/community/questions/questionsRepository';
import { dayMs } from '../../lib/durations';

/** A question of the day before yesterday, answered yesterday. */
export async function addQuestions(
  db: Database,
  { askerId, advisorId }: { askerId: string; advisorId: string },
  now: Date,
): Promise<void> {
  const question = await addQuestion(db, {
    userId: askerId,
    text: 'Why is a company under review when its debt is below the limit?',
    askedAt: new Date(now.getTime() - 2 * dayMs),
  });
  if (question === undefined) return;
  const answeredAt = new Date(now.getTime() - dayMs);
  await answerQuestion(db, question.id, {
    answer:
      'A low debt is one of several conditions. If another figure is missing or its accounts are too old, the verdict stays open: ' +
      'the list of what is missing stands under the verdict.',
    answeredBy: advisorId,
    answeredAt,
  });
  await db.update(alerts).set({ at: answeredAt }).where(eq(alerts.questionId, question.id));
}
