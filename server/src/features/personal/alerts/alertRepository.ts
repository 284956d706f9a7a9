import type { AlertsReply, ReviewGrade } from '@tayyib/shared/contracts';
import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/client';
import { securities } from '../../../database/schema/facts/factsTables';
import { advisorQuestions } from '../../../database/schema/community/questionsTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { savedScreens, screenChanges } from '../../../database/schema/market/screensTables';
import { alertEvents, verdicts } from '../../../database/schema/facts/verdictsTables';
import { notifications } from '../../../database/schema/personal/alertTables';
import { renderAlert } from './texts/renderAlert';

const maxListed = 100;
/** Limit of stock codes in each list of a screen change. */
const maxNamed = 10;

/** Queries and updates, each limited to the notifications of one user. */
export function createNotificationRepository(db: Database) {
  const own = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.clearedAt));
  const unread = (userId: string) => and(own(userId), isNull(notifications.visitedAt));
  return {
    async list(userId: string): Promise<AlertsReply> {
      const rows = await selectAlerts(db).where(own(userId)).orderBy(desc(notifications.id)).limit(maxListed);
      return { data: rows.map(renderAlert), unread: await db.$count(notifications, unread(userId)) };
    },
    /** False if the user has no such notification. */
    async visit(userId: string, id: string, at: Date): Promise<boolean> {
      const visited = await db
        .update(notifications)
        .set({ visitedAt: sql`coalesce(${notifications.visitedAt}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(notifications.userId, userId), eq(notifications.id, BigInt(id))))
        .returning({ id: notifications.id });
      return visited.length > 0;
    },
    async visitUpTo(userId: string, id: string, at: Date): Promise<void> {
      await db
        .update(notifications)
        .set({ visitedAt: at })
        .where(and(unread(userId), lte(notifications.id, BigInt(id))));
    },
    async clearUpTo(userId: string, id: string, at: Date): Promise<void> {
      await db
        .update(notifications)
        .set({ clearedAt: at })
        .where(and(own(userId), lte(notifications.id, BigInt(id))));
    },
    /** Restores the notifications that were cleared at a given time. */
    async restore(userId: string, at: Date): Promise<void> {
      await db
        .update(notifications)
        .set({ clearedAt: null })
        .where(and(eq(notifications.userId, userId), eq(notifications.clearedAt, at)));
    },
    /** Deletes notifications that were cleared or raised before the given times. */
    async deleteOld(clearedBefore: Date, raisedBefore: Date): Promise<void> {
      await db.execute(sql`
        delete from notifications
        where cleared_at < ${clearedBefore.toISOString()} or at < ${raisedBefore.toISOString()}
      `);
      // and the screen changes that no notification references any more
      await db.delete(screenChanges).where(lt(screenChanges.at, raisedBefore));
    },
  };
}

/** What is known of a notification before its text is read. */
export const notificationColumns = {
  id: notifications.id,
  userId: notifications.userId,
  transaction: notifications.transaction,
  at: notifications.at,
  visitedAt: notifications.visitedAt,
  kind: notifications.kind,
  alertEventId: notifications.alertEventId,
  isOwned: notifications.isOwned,
};

/** Base query of notifications with all that their texts need. */
export const selectAlerts = (db: Database) =>
  db
    .select({
      ...notificationColumns,
      change: {
        isin: alertEvents.isin,
        standard: alertEvents.standard,
        from: alertEvents.from,
        to: alertEvents.to,
        cause: alertEvents.cause,
        grade: gradeThen,
      },
      company: { symbol: securities.symbol, name: securities.name },
      content: notifications.content,
      actor: { firstName: users.firstName, lastName: users.lastName },
      answered: { question: advisorQuestions.text },
      screen: {
        name: savedScreens.name,
        text: savedScreens.text,
        standard: savedScreens.standard,
        columns: savedScreens.columns,
        sort: savedScreens.sort,
        order: savedScreens.order,
      },
      screenChange: { id: screenChanges.id, day: screenChanges.day },
      joined: { count: countOf(screenChanges.joined), codes: codesOf(screenChanges.joined) },
      left: { count: countOf(screenChanges.left), codes: codesOf(screenChanges.left) },
    })
    .from(notifications)
    .leftJoin(alertEvents, eq(alertEvents.id, notifications.alertEventId))
    .leftJoin(securities, eq(securities.isin, alertEvents.isin))
    .leftJoin(users, eq(users.id, notifications.actorId))
    .leftJoin(advisorQuestions, eq(advisorQuestions.id, notifications.questionId))
    .leftJoin(screenChanges, eq(screenChanges.id, notifications.screenChangeId))
    .leftJoin(savedScreens, eq(savedScreens.id, screenChanges.screenId))
    .$dynamic();

/** What left the company under review at the change. */
const gradeThen = sql<ReviewGrade | null>`(
  select ${verdicts.grade} from ${verdicts}
  where ${verdicts.isin} = ${alertEvents.isin} and ${verdicts.standard} = ${alertEvents.standard}
    and ${verdicts.decidedAt} <= ${alertEvents.at}
  order by ${verdicts.id} desc limit 1
)`;

const countOf = (isins: PgColumn) => sql<number | null>`cardinality(${isins})`;

/** Stock codes of the first ISINs of an array; null if it is empty. */
const codesOf = (isins: PgColumn) => sql<string[] | null>`(
  select array_agg(coalesce(listed.symbol, named.isin) order by listed.symbol)
  from unnest(${isins}[1:${sql.raw(String(maxNamed))}]) as named (isin)
  left join securities listed on listed.isin = named.isin
)`;
