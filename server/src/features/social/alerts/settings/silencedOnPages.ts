import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { alertChoices } from '../../../../database/schema/social/alertTables';

/** The kinds that some users do not want to pop up on their pages, each as `<user id> <kind>`. */
export async function silencedOnPages(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ userId: alertChoices.userId, kind: alertChoices.kind })
    .from(alertChoices)
    .where(
      and(
        inArray(alertChoices.userId, [...userIds]),
        eq(alertChoices.channel, 'page'),
        eq(alertChoices.isOn, false),
      ),
    );
  return new Set(rows.map(({ userId, kind }) => `${userId} ${kind}`));
}
