import { desc, eq, sql } from 'drizzle-orm';
import type { ClassAnswerEntry, ClassDecision } from '@tayyib/shared/contracts';
import { classAnswers } from '../../../../database/schema/facts/verdictsTables';
import type { Queryable } from '../../../../database/client';

type AnswerRow = typeof classAnswers.$inferSelect;

/** All decisions on classes, newest first. */
export async function allClassAnswers(db: Queryable): Promise<ClassAnswerEntry[]> {
  const rows = await db.select().from(classAnswers).orderBy(desc(classAnswers.id));
  return rows.map(wireOf);
}

/** The newest decision on a class, if there is any. */
export async function newestClassAnswer(
  db: Queryable,
  className: string,
): Promise<ClassAnswerEntry | undefined> {
  const [row] = await db
    .select()
    .from(classAnswers)
    .where(eq(classAnswers.className, className))
    .orderBy(desc(classAnswers.id))
    .limit(1);
  return row && wireOf(row);
}

/** The class that a stored decision is on. */
export async function classOfAnswer(db: Queryable, id: number): Promise<string | undefined> {
  const [row] = await db
    .select({ className: classAnswers.className })
    .from(classAnswers)
    .where(eq(classAnswers.id, id));
  return row?.className;
}

/** What an advisor signs. */
interface SignedAnswer {
  className: string;
  decision: ClassDecision;
  reason: string;
  advisorId: string;
  signedBy: string;
  signedAt: Date;
}

/** Adds a decision, which replaces the one before. */
export async function addClassAnswer(db: Queryable, signed: SignedAnswer): Promise<ClassAnswerEntry> {
  const [row] = await db.insert(classAnswers).values(signed).returning();
  if (row === undefined) throw new Error('The answer was not stored.');
  return wireOf(row);
}

/** Decisions on classes wait for each other until the transaction ends. */
export async function lockClassAnswers(db: Queryable): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('class_answers'))`);
}

/** Whether a decision is an answer in force, if it is the newest of its class. */
export const isInForce = (newest: ClassAnswerEntry | undefined): newest is ClassAnswerEntry =>
  newest !== undefined && newest.decision !== 'withdrawn';

function wireOf({ id, className, decision, reason, signedBy, signedAt }: AnswerRow): ClassAnswerEntry {
  return { id, className, decision, reason, signedBy, signedAt: signedAt.toISOString() };
}
