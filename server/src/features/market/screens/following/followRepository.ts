import { maxFollowedScreens } from '@tayyib/shared/limits';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { Queryable } from '../../../../database/Queryable';
import { users } from '../../../../database/schema/identityTables';
import { notifications } from '../../../../database/schema/notificationTables';
import { onlyOneAtATime } from '../../../../database/onlyOneAtATime';
import type { SavedScreenRow } from '../savedScreensRepository';
import { readSavedScreen } from '../savedScreensRepository';
import { savedScreens, screenChanges } from '../../../../database/schema/screensTables';
import { changeOf, type Finds } from './findsOf';

/** Follows a screen from what it finds now. Following it again changes nothing. Refuses at or above the limit. */
export function followScreen(
  db: Database,
  userId: string,
  id: string,
  { isins, by }: Finds,
  at: Date,
): Promise<SavedScreenRow> {
  return onlyOneAtATime(db, userId, async (tx) => {
    const others = await tx.$count(
      savedScreens,
      and(eq(savedScreens.userId, userId), isNotNull(savedScreens.followedAt), ne(savedScreens.id, id)),
    );
    if (others >= maxFollowedScreens) {
      throw new ProblemError(
        409,
        'follow-limit',
        `You follow ${maxFollowedScreens} screens, the most there may be. Stop following one first.`,
      );
    }
    await tx
      .update(savedScreens)
      .set({ followedAt: at, found: isins, foundBy: by })
      .where(and(eq(savedScreens.userId, userId), eq(savedScreens.id, id), isNull(savedScreens.followedAt)));
    return readSavedScreen(tx, userId, id);
  });
}

/** What was told of it stays; following it again begins anew. */
export async function leaveScreen(db: Database, userId: string, id: string): Promise<SavedScreenRow> {
  await db
    .update(savedScreens)
    .set({ followedAt: null, found: null, foundBy: null })
    .where(and(eq(savedScreens.userId, userId), eq(savedScreens.id, id)));
  return readSavedScreen(db, userId, id);
}

/** Every screen that is followed, with what decides whether its owner may still hear of it. */
export const readFollowed = (db: Queryable) =>
  db
    .select({ screen: savedScreens, plan: users.plan, roles: users.roles })
    .from(savedScreens)
    .innerJoin(users, eq(users.id, savedScreens.userId))
    .where(isNotNull(savedScreens.followedAt))
    .orderBy(savedScreens.id);

/**
 * Keeps what a followed screen finds now, and tells its owner what is different, in one transaction. A question written
 * anew since begins anew: what it finds otherwise is no change of the market. Servers hear by the notification `alerts`.
 */
export async function keepFinds(
  db: Database,
  { id, userId, found, foundBy }: SavedScreenRow,
  { isins, by }: Finds,
  day: string,
): Promise<void> {
  const { joined, left } =
    found === null || foundBy !== by ? { joined: [], left: [] } : changeOf(found, isins);
  const isTold = joined.length + left.length > 0;
  if (!isTold && foundBy === by) return;
  await db.transaction(async (tx) => {
    // it may have been left or deleted while the market was read
    const [kept] = await tx
      .update(savedScreens)
      .set({ found: isins, foundBy: by })
      .where(
        and(
          eq(savedScreens.id, id),
          isNotNull(savedScreens.followedAt),
          sql`${savedScreens.foundBy} is not distinct from ${foundBy}`,
        ),
      )
      .returning({ id: savedScreens.id });
    if (!kept || !isTold) return;
    const [change] = await tx.insert(screenChanges).values({ screenId: id, day, joined, left }).returning();
    if (!change) return;
    await tx.insert(notifications).values({ userId, screenChangeId: change.id });
    await tx.execute(sql`select pg_notify('alerts', '')`);
  });
}
