import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AdvisorQuestion } from '@tayyib/shared/contracts';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/identityTables';
import { notifyAsker } from '../alerts/notifyAsker';
import { advisorQuestions } from '../../../database/schema/questionsTables';

/** How many of one person may wait at a time, so that nobody fills the advisors' day. */
export const openQuestionsMost = 3;
const newestShown = 50;
const waitingShown = 200;

const columns = {
  question: advisorQuestions,
  firstName: users.firstName,
  lastName: users.lastName,
};

/** What one person asked, the newest first. */
export async function questionsOf(db: Database, userId: string): Promise<AdvisorQuestion[]> {
  const rows = await withAnswerer(db)
    .where(eq(advisorQuestions.userId, userId))
    .orderBy(desc(advisorQuestions.askedAt))
    .limit(newestShown);
  return rows.map(wireOf);
}

/** What waits, the oldest first, then what was answered last. */
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

/** Keeps a question. Undefined where as many of that person wait as may. */
export async function addQuestion(
  db: Database,
  asked: { userId: string; text: string; askedAt: Date },
): Promise<AdvisorQuestion | undefined> {
  return db.transaction(async (transaction) => {
    // two questions sent at once must not both find room for the last
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`questions ${asked.userId}`}))`);
    const ofPerson = and(eq(advisorQuestions.userId, asked.userId), isNull(advisorQuestions.answeredAt));
    if ((await transaction.$count(advisorQuestions, ofPerson)) >= openQuestionsMost) return undefined;
    const [question] = await transaction.insert(advisorQuestions).values(asked).returning();
    return question && wireOf({ question, firstName: null, lastName: null });
  });
}

/** Keeps an answer and tells whoever asked. Undefined where no question of that number waits for one. */
export async function answerQuestion(
  db: Database,
  id: string,
  given: { answer: string; answeredBy: string; answeredAt: Date },
): Promise<AdvisorQuestion | undefined> {
  const isKept = await db.transaction(async (transaction) => {
    const [kept] = await transaction
      .update(advisorQuestions)
      .set(given)
      .where(and(eq(advisorQuestions.id, id), isNull(advisorQuestions.answeredAt)))
      .returning({ questionId: advisorQuestions.id, userId: advisorQuestions.userId });
    if (kept) await notifyAsker(transaction, kept);
    return kept !== undefined;
  });
  if (!isKept) return undefined;
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
