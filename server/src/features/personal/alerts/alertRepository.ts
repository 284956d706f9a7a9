import type { AlertsReply, ReviewGrade } from '@tayyib/shared/contracts';
import { and, desc, eq, isNull, lt, lte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/client';
import { securities } from '../../../database/schema/facts/factsTables';
import { advisorQuestions } from '../../../database/schema/community/questionsTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { savedScreens, screenChanges } from '../../../database/schema/market/screensTables';
import { statusChanges, verdicts } from '../../../database/schema/facts/verdictsTables';
import { alerts } from '../../../database/schema/personal/alertTables';
import { renderAlert } from './texts/renderAlert';

const maxListed = 100;
/** Limit of stock codes in each list of a screen change. */
const maxNamed = 10;

/** Queries and updates, each limited to the alerts of one user. */
export function createAlertRepository(db: Database) {
  const own = (userId: string) => and(eq(alerts.userId, userId), isNull(alerts.clearedAt));
  const unread = (userId: string) => and(own(userId), isNull(alerts.visitedAt));
  return {
    async list(userId: string): Promise<AlertsReply> {
      const rows = await selectAlerts(db).where(own(userId)).orderBy(desc(alerts.id)).limit(maxListed);
      return { data: rows.map(renderAlert), unread: await db.$count(alerts, unread(userId)) };
    },
    /** False if the user has no such alert. */
    async visit(userId: string, id: string, at: Date): Promise<boolean> {
      const visited = await db
        .update(alerts)
        .set({ visitedAt: sql`coalesce(${alerts.visitedAt}, ${at.toISOString()}::timestamptz)` })
        .where(and(eq(alerts.userId, userId), eq(alerts.id, BigInt(id))))
        .returning({ id: alerts.id });
      return visited.length > 0;
    },
    async visitUpTo(userId: string, id: string, at: Date): Promise<void> {
      await db
        .update(alerts)
        .set({ visitedAt: at })
        .where(and(unread(userId), lte(alerts.id, BigInt(id))));
    },
    async clearUpTo(userId: string, id: string, at: Date): Promise<void> {
      await db
        .update(alerts)
        .set({ clearedAt: at })
        .where(and(own(userId), lte(alerts.id, BigInt(id))));
    },
    /** Restores the alerts that were cleared at a given time. */
    async restore(userId: string, at: Date): Promise<void> {
      await db
        .update(alerts)
        .set({ clearedAt: null })
        .where(and(eq(alerts.userId, userId), eq(alerts.clearedAt, at)));
    },
    /** Deletes alerts that were cleared or raised before the given times. */
    async deleteOld(clearedBefore: Date, raisedBefore: Date): Promise<void> {
      await db.execute(sql`
        delete from alerts
        where cleared_at < ${clearedBefore.toISOString()} or at < ${raisedBefore.toISOString()}
      `);
      // and the screen changes that no alert references any more
      await db.delete(screenChanges).where(lt(screenChanges.at, raisedBefore));
    },
  };
}

/** What is known of an alert before its text is read. */
export const alertColumns = {
  id: alerts.id,
  userId: alerts.userId,
  transaction: alerts.transaction,
  at: alerts.at,
  visitedAt: alerts.visitedAt,
  kind: alerts.kind,
  statusChangeId: alerts.statusChangeId,
  isOwned: alerts.isOwned,
};

/** Base query of alerts with all that their texts need. */
export const selectAlerts = (db: Database) =>
  db
    .select({
      ...alertColumns,
      change: {
        isin: statusChanges.isin,
        standard: statusChanges.standard,
        from: statusChanges.from,
        to: statusChanges.to,
        cause: statusChanges.cause,
        grade: gradeThen,
      },
      company: { symbol: securities.symbol, name: securities.name },
      content: alerts.content,
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
    .from(alerts)
    .leftJoin(statusChanges, eq(statusChanges.id, alerts.statusChangeId))
    .leftJoin(securities, eq(securities.isin, statusChanges.isin))
    .leftJoin(users, eq(users.id, alerts.actorId))
    .leftJoin(advisorQuestions, eq(advisorQuestions.id, alerts.questionId))
    .leftJoin(screenChanges, eq(screenChanges.id, alerts.screenChangeId))
    .leftJoin(savedScreens, eq(savedScreens.id, screenChanges.screenId))
    .$dynamic();

/** What left the company under review at the change. */
const gradeThen = sql<ReviewGrade | null>`(
  select ${verdicts.grade} from ${verdicts}
  where ${verdicts.isin} = ${statusChanges.isin} and ${verdicts.standard} = ${statusChanges.standard}
    and ${verdicts.decidedAt} <= ${statusChanges.at}
  order by ${verdicts.id} desc limit 1
)`;

const countOf = (isins: PgColumn) => sql<number | null>`cardinality(${isins})`;

/** Stock codes of the first ISINs of an array; null if it is empty. */
const codesOf = (isins: PgColumn) => sql<string[] | null>`(
  select array_agg(coalesce(listed.symbol, named.isin) order by listed.symbol)
  from unnest(${isins}[1:${sql.raw(String(maxNamed))}]) as named (isin)
  left join securities listed on listed.isin = named.isin
)`;
