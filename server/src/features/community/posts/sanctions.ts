import type { Sanction } from '@tayyib/shared/contracts';
import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { communitySanctions } from '../../../database/schema/community/communityTables';
import { dayMs } from '../../../lib/durations';
import { addAlert } from '../../personal/alerts/addAlert';

type SanctionRow = typeof communitySanctions.$inferSelect;

const orNull = (at: Date | null) => at?.toISOString() ?? null;

/** A measure as its member and staff see it: without who took it. */
export const toSanction = (row: SanctionRow): Sanction => ({
  id: row.id,
  reason: row.reason,
  at: row.at.toISOString(),
  until: orNull(row.until),
  appeal: row.appeal,
  appealedAt: orNull(row.appealedAt),
  answer: row.answer,
  liftedAt: orNull(row.liftedAt),
});

/** The measures against these members, newest first. */
export const sanctionsOf = (db: Queryable, userIds: readonly string[]): Promise<SanctionRow[]> =>
  db
    .select()
    .from(communitySanctions)
    .where(inArray(communitySanctions.userId, [...userIds]))
    .orderBy(desc(communitySanctions.at));

/** The measure that keeps a member from writing longest; null where there is none. */
export async function silenceOf(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<{ reason: string; until: Date } | null> {
  const [longest] = await db
    .select({ reason: communitySanctions.reason, until: communitySanctions.until })
    .from(communitySanctions)
    .where(
      and(
        eq(communitySanctions.userId, userId),
        gt(communitySanctions.until, now),
        isNull(communitySanctions.liftedAt),
      ),
    )
    .orderBy(desc(communitySanctions.until))
    .limit(1);
  return longest && longest.until !== null ? { reason: longest.reason, until: longest.until } : null;
}

/** Stores a measure, and tells the member. */
export async function addSanction(
  db: Queryable,
  { userId, reason, days, at }: { userId: string; reason: string; days: number | null; at: Date },
): Promise<Sanction> {
  const until = days === null ? null : new Date(at.getTime() + days * dayMs);
  const [added] = await db.insert(communitySanctions).values({ userId, reason, at, until }).returning();
  if (!added) throw new Error('PostgreSQL stored a sanction without returning it.');
  const title =
    days === null
      ? 'A warning from the community’s staff'
      : `You may not write in the community for ${days === 1 ? 'a day' : `${days} days`}`;
  await tell(db, { userId, key: `sanction:${added.id}`, title, description: reason });
  return toSanction(added);
}

/** Stores what a member says against a measure. Null where there is none of theirs, or it was appealed before. */
export async function appeal(
  db: Queryable,
  userId: string,
  { id, text, at }: { id: string; text: string; at: Date },
): Promise<Sanction | null> {
  const [changed] = await db
    .update(communitySanctions)
    .set({ appeal: text, appealedAt: at })
    .where(
      and(
        eq(communitySanctions.id, id),
        eq(communitySanctions.userId, userId),
        isNull(communitySanctions.appealedAt),
        isNull(communitySanctions.liftedAt),
      ),
    )
    .returning();
  return changed ? toSanction(changed) : null;
}

/** Stores the answer to an appeal, and tells the member. Null where none waits. */
export async function answerAppeal(
  db: Queryable,
  { id, answer, isLifted, at }: { id: string; answer: string; isLifted: boolean; at: Date },
): Promise<{ userId: string; sanction: Sanction } | null> {
  const [changed] = await db
    .update(communitySanctions)
    .set({ answer, answeredAt: at, ...(isLifted && { liftedAt: at }) })
    .where(
      and(
        eq(communitySanctions.id, id),
        isNotNull(communitySanctions.appealedAt),
        isNull(communitySanctions.answeredAt),
      ),
    )
    .returning();
  if (!changed) return null;
  const title = isLifted ? 'Your appeal was accepted' : 'Your appeal was not accepted';
  await tell(db, { userId: changed.userId, key: `appeal:${id}`, title, description: answer });
  return { userId: changed.userId, sanction: toSanction(changed) };
}

const tell = (
  db: Queryable,
  { userId, key, ...text }: { userId: string; key: string; title: string; description: string },
) =>
  addAlert(db, {
    userIds: [userId],
    key,
    content: {
      kind: 'community',
      status: 2,
      alert_name: 'Community',
      scan_name: 'Community',
      scan_url: '/community',
      ...text,
    },
  });
