import { desc, eq, sql } from 'drizzle-orm';
import type { StatusCode } from '@tayyib/shared/contracts';
import { tasis } from '@tayyib/shared/shariah';
import type { Database } from '../../database/client';
import { statusChanges, verdicts } from '../../database/schema/facts/verdictsTables';
import { alerts } from '../../database/schema/personal/alertTables';

/** The alerts of a demo account: changes of verdicts on file, not invented ones. */
const alertCount = 3;

/** Alerts about the newest changes in the history of verdicts, with their true cause and status. */
export async function addAlerts(db: Database, userIds: readonly string[]): Promise<void> {
  const history = db.$with('history').as(
    db
      .select({
        isin: verdicts.isin,
        standard: verdicts.standard,
        to: verdicts.status,
        from: sql<StatusCode | null>`lag(${verdicts.status}) over (partition by ${verdicts.isin} order by ${verdicts.id})`.as(
          'before',
        ),
        cause: verdicts.cause,
        day: sql<string | null>`${verdicts.factsAsOf}`.as('day'),
      })
      .from(verdicts)
      .where(eq(verdicts.standard, tasis.id)),
  );
  const changes = await db
    .with(history)
    .select()
    .from(history)
    .where(sql`${history.from} <> ${history.to} and ${history.day} is not null`)
    .orderBy(desc(history.day), history.isin)
    .limit(alertCount);
  for (const { isin, standard, from, to, cause, day } of changes.reverse()) {
    if (from === null) continue;
    const at = new Date(`${day}T12:00:00+05:30`);
    const [stored] = await db
      .insert(statusChanges)
      .values({ isin, standard, from, to, cause, at })
      .returning();
    if (stored === undefined) continue;
    await db.insert(alerts).values(userIds.map((userId) => ({ userId, statusChangeId: stored.id, at })));
  }
}
