import { refusalOf } from '@tayyib/shared/access';
import { maxFollowedScreens } from '@tayyib/shared/limits';
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../../database/client';
import { announceAlerts } from '../../../../events/announceAlerts';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { users } from '../../../../database/schema/accounts/identityTables';
import { alerts } from '../../../../database/schema/personal/alertTables';
import { withUserLock } from '../../../../database/withUserLock';
import type { SavedScreenRow } from '../savedScreens/savedScreensRepository';
import { readSavedScreen } from '../savedScreens/savedScreensRepository';
import { savedScreens, screenChanges } from '../../../../database/schema/market/screensTables';
import { readAccess } from '../../../accounts/billing/terms/readAccess';
import { diffIsins, type ScreenMatches } from './findMatches';

/**
 * Follows a screen, starting from its current matches. Following it again changes nothing. Refuses at or
 * above the limit.
 */
export function followScreen(
  db: Database,
  userId: string,
  id: string,
  { isins, queryHash }: ScreenMatches,
  at: Date,
): Promise<SavedScreenRow> {
  return withUserLock(db, userId, async (tx) => {
    const others = await tx.$count(
      savedScreens,
      and(eq(savedScreens.userId, userId), isNotNull(savedScreens.followedAt), ne(savedScreens.id, id)),
    );
    if (others >= maxFollowedScreens) {
      throw new ProblemError(
        409,
        'follow-limit',
        `You follow ${maxFollowedScreens} screens, the maximum. Stop following one first.`,
      );
    }
    await tx
      .update(savedScreens)
      .set({ followedAt: at, found: isins, foundBy: queryHash })
      .where(and(eq(savedScreens.userId, userId), eq(savedScreens.id, id), isNull(savedScreens.followedAt)));
    return readSavedScreen(tx, userId, id);
  });
}

/** Earlier alerts stay; following it again starts over. */
export async function unfollowScreen(db: Database, userId: string, id: string): Promise<SavedScreenRow> {
  await db
    .update(savedScreens)
    .set({ followedAt: null, found: null, foundBy: null, minMatches: 1, isPaused: false })
    .where(and(eq(savedScreens.userId, userId), eq(savedScreens.id, id)));
  return readSavedScreen(db, userId, id);
}

/** Changes how a screen of this user alerts. Throws a 404 problem for another one. */
export async function changeFollowing(
  db: Database,
  userId: string,
  id: string,
  change: { minMatches?: number | undefined; isPaused?: boolean | undefined },
): Promise<SavedScreenRow> {
  const isTheirs = and(eq(savedScreens.userId, userId), eq(savedScreens.id, id));
  if (change.minMatches !== undefined || change.isPaused !== undefined)
    await db.update(savedScreens).set(change).where(isTheirs);
  return readSavedScreen(db, userId, id);
}

/** Every followed screen whose owner may receive alerts of screens. */
export async function readFollowed(db: Queryable, now: Date): Promise<SavedScreenRow[]> {
  const screens = await db
    .select()
    .from(savedScreens)
    .where(isNotNull(savedScreens.followedAt))
    .orderBy(savedScreens.id);
  const follows = sql`exists (select from ${savedScreens} where ${savedScreens.userId} = ${users.id} and ${savedScreens.followedAt} is not null)`;
  const owners = await readAccess(db, now, follows);
  return screens.filter(({ userId }) => refusalOf('premium', owners.get(userId) ?? null) === null);
}

/** One match is what everybody has who chose no minimum: they are alerted as well when the last stock leaves. */
const isBelowMinimum = (isins: readonly string[], minimum: number) => minimum > 1 && isins.length < minimum;

/**
 * Stores the current matches of a followed screen and alerts its owner to the difference, in one transaction.
 * If the query itself was edited, it starts over: different matches are then no change of the market. While it is paused or has
 * fewer matches than its owner chose, nobody is alerted.
 */
export async function recordMatches(
  db: Database,
  { id, userId, found, foundBy, minMatches, isPaused }: SavedScreenRow,
  { isins, queryHash }: ScreenMatches,
  day: string,
): Promise<void> {
  const { joined, left } =
    found === null || foundBy !== queryHash ? { joined: [], left: [] } : diffIsins(found, isins);
  const hasChanged = joined.length + left.length > 0;
  if (!hasChanged && foundBy === queryHash) return;
  await db.transaction(async (tx) => {
    // it may have been unfollowed or deleted while the market was read
    const [updated] = await tx
      .update(savedScreens)
      .set({ found: isins, foundBy: queryHash })
      .where(
        and(
          eq(savedScreens.id, id),
          isNotNull(savedScreens.followedAt),
          sql`${savedScreens.foundBy} is not distinct from ${foundBy}`,
        ),
      )
      .returning({ id: savedScreens.id });
    if (!updated || !hasChanged || isPaused || isBelowMinimum(isins, minMatches)) return;
    const [change] = await tx.insert(screenChanges).values({ screenId: id, day, joined, left }).returning();
    if (!change) return;
    await tx.insert(alerts).values({ userId, screenChangeId: change.id });
    await announceAlerts(tx);
  });
}
