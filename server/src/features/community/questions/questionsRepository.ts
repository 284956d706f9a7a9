import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AdvisorQuestion } from '@tayyib/shared/contracts';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { addAnswerAlert } from '../../personal/alerts/addAlert';
import { advisorQuestions } from '../../../database/schema/community/questionsTables';

/** How many questions of one user may wait at a time, so that nobody fills the advisors' day. */
export const maxOpenQuestions = 3;
const newestShown = 50;
const waitingShown = 200;

const columns = {
  question: advisorQuestions,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** A user's own questions, newest first. */
export async function questionsOf(db: Database, userId: string): Promise<AdvisorQuestion[]> {
  const rows = await withAnswerer(db)
    .where(eq(advisorQuestions.userId, userId))
    .orderBy(desc(advisorQuestions.askedAt))
    .limit(newestShown);
  return rows.map(wireOf);
}

/** Waiting questions, oldest first, then the latest answered ones. */
export async function questionsToAnswer(db: Database): Promise<AdvisorQuestion[]> {
  const waiting = await withAnswerer(db)
    .where(isNull(advisorQuestions.answeredAt))
    .orderBy(asc(advisorQuestions.askedAt))
    .limit(waitingShown);
  const answered = await withAnswerer(db)
    .where(isNotNull(advisorQuestions.answeredAt))
    .orderBy(desc(advisorQuestions.answeredAt))
    .limit(newestShown);
  return [...waiting, ...answered].map(wireOf);
}

/** Stores a question. Undefined at the limit of waiting questions. */
export async function addQuestion(
  db: Database,
  values: { userId: string; text: string; askedAt: Date },
): Promise<AdvisorQuestion | undefined> {
  return db.transaction(async (transaction) => {
    // two concurrent questions must not both take the last place
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`questions ${values.userId}`}))`);
    const ofUser = and(eq(advisorQuestions.userId, values.userId), isNull(advisorQuestions.answeredAt));
    if ((await transaction.$count(advisorQuestions, ofUser)) >= maxOpenQuestions) return undefined;
    const [question] = await transaction.insert(advisorQuestions).values(values).returning();
    return question && wireOf({ question, firstName: null, lastName: null });
  });
}

/** Stores an answer and notifies the user who asked. Undefined where no question of that id waits for one. */
export async function answerQuestion(
  db: Database,
  id: string,
  given: { answer: string; answeredBy: string; answeredAt: Date },
): Promise<AdvisorQuestion | undefined> {
  const isStored = await db.transaction(async (transaction) => {
    const [stored] = await transaction
      .update(advisorQuestions)
      .set(given)
      .where(and(eq(advisorQuestions.id, id), isNull(advisorQuestions.answeredAt)))
      .returning({ questionId: advisorQuestions.id, userId: advisorQuestions.userId });
    if (stored) await addAnswerAlert(transaction, stored);
    return stored !== undefined;
  });
  if (!isStored) return undefined;
  const [row] = await withAnswerer(db).where(eq(advisorQuestions.id, id));
  return row && wireOf(row);
}

const withAnswerer = (db: Database) =>
  db
    .select(columns)
    .from(advisorQuestions)
    .leftJoin(users, eq(users.id, advisorQuestions.answeredBy))
    .$dynamic();

interface Row {
  question: typeof advisorQuestions.$inferSelect;
  firstName: string | null;
  lastName: string | null;
}

function wireOf({ question, firstName, lastName }: Row): AdvisorQuestion {
  const { id, text, askedAt, answer, answeredAt } = question;
  const by = `${firstName ?? ''} ${lastName ?? ''}`.trim();
  return {
    id,
    text,
    askedAt: askedAt.toISOString(),
    answer:
      answer === null || !answeredAt ? null : { text: answer, at: answeredAt.toISOString(), by: by || null },
  };
}
