import { type CommunityTopic, communityTopics } from '@tayyib/shared/community-topics';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { topicFollowers } from '../../../database/schema/community/communityTables';

/** The topics whose new threads a member is notified of, in the order of the list. */
export async function followedTopics(db: Queryable, userId: string): Promise<CommunityTopic[]> {
  const rows = await db
    .select({ topic: topicFollowers.topic })
    .from(topicFollowers)
    .where(eq(topicFollowers.userId, userId));
  return communityTopics.filter((topic) => rows.some((row) => row.topic === topic));
}

/** Starts or ends that. */
export async function followTopic(
  db: Queryable,
  follower: typeof topicFollowers.$inferInsert,
  isFollowed: boolean,
): Promise<void> {
  if (isFollowed) await db.insert(topicFollowers).values(follower).onConflictDoNothing();
  else
    await db
      .delete(topicFollowers)
      .where(and(eq(topicFollowers.userId, follower.userId), eq(topicFollowers.topic, follower.topic)));
}
