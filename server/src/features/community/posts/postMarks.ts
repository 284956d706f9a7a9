import type { PostMarks, PostMarksBody } from '@tayyib/shared/contracts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import {
  postBookmarks,
  postLikes,
  posts,
  threadReaders,
} from '../../../database/schema/community/communityTables';
import { isStanding } from './readPosts';

const none: PostMarks = { isLiked: false, isBookmarked: false, isFollowed: false, unread: null };

/** What a reader has done with these posts, by their ids. */
export async function readMarks(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<Record<string, PostMarks>> {
  if (ids.length === 0) return {};
  const wanted = ids.map((id) => BigInt(id));
  const [liked, bookmarked, read] = await Promise.all([
    db
      .select({ id: postLikes.postId })
      .from(postLikes)
      .where(and(inArray(postLikes.postId, wanted), eq(postLikes.userId, userId))),
    db
      .select({ id: postBookmarks.postId })
      .from(postBookmarks)
      .where(and(eq(postBookmarks.userId, userId), inArray(postBookmarks.postId, wanted))),
    db
      .select({
        id: threadReaders.threadId,
        isFollowed: threadReaders.isFollowing,
        unread: sql<number | null>`case when ${threadReaders.lastRead} is null then null else
          (select count(*)::int from ${posts} where ${posts.thread} = ${threadReaders.threadId}
            and ${posts.id} > ${threadReaders.lastRead} and ${posts.deletedAt} is null
            and ${posts.author} <> ${userId}) end`,
      })
      .from(threadReaders)
      .where(and(eq(threadReaders.userId, userId), inArray(threadReaders.threadId, wanted))),
  ]);
  const has = (rows: readonly { id: bigint }[]) => new Set(rows.map(({ id }) => String(id)));
  const likes = has(liked);
  const bookmarks = has(bookmarked);
  const reading = new Map(read.map(({ id, ...rest }) => [String(id), rest]));
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { ...none, ...reading.get(id), isLiked: likes.has(id), isBookmarked: bookmarks.has(id) },
    ]),
  );
}

/** The marks of one post. */
export const marksOf = async (db: Queryable, userId: string, id: string): Promise<PostMarks> =>
  (await readMarks(db, userId, [id]))[id] ?? none;

/** What a change of marks met. */
type Outcome = { did: 'gone' } | { did: 'own' } | { did: 'changed'; likes: number; wasLikeChanged: boolean };

/** Changes what a reader has done with a post. A like counts once however often it is sent, and nobody likes what they wrote. */
export function changeMarks(
  db: Database,
  userId: string,
  id: string,
  { change, at }: { change: PostMarksBody; at: Date },
): Promise<Outcome> {
  return db.transaction(async (transaction) => {
    const [post] = await transaction
      .select({ id: posts.id, author: posts.author, thread: posts.thread, likes: posts.likes })
      .from(posts)
      .where(isStanding(id))
      .for('key share');
    if (!post) return { did: 'gone' };
    const { isLiked, isBookmarked, isFollowed, lastRead } = change;
    if (isLiked === true && post.author === userId) return { did: 'own' };
    const mine = { postId: post.id, userId };
    if (isBookmarked === true)
      await transaction
        .insert(postBookmarks)
        .values({ ...mine, at })
        .onConflictDoNothing();
    if (isBookmarked === false)
      await transaction
        .delete(postBookmarks)
        .where(and(eq(postBookmarks.userId, userId), eq(postBookmarks.postId, post.id)));
    if (post.thread === null && isFollowed !== undefined)
      await setReading(transaction, { userId, threadId: post.id, isFollowing: isFollowed });
    if (post.thread === null && lastRead !== undefined)
      await setReading(transaction, { userId, threadId: post.id, lastRead: BigInt(lastRead) });
    const difference = isLiked === undefined ? 0 : await setLike(transaction, { ...mine, at }, isLiked);
    if (difference === 0) return { did: 'changed', likes: post.likes, wasLikeChanged: false };
    const [counted] = await transaction
      .update(posts)
      .set({ likes: sql`${posts.likes} + ${difference}` })
      .where(and(eq(posts.id, post.id), isNull(posts.deletedAt)))
      .returning({ likes: posts.likes });
    return { did: 'changed', likes: counted?.likes ?? post.likes, wasLikeChanged: true };
  });
}

/** Stores or removes a like. Returns by how much the number of likes changes. */
async function setLike(
  db: Queryable,
  like: typeof postLikes.$inferInsert,
  isLiked: boolean,
): Promise<number> {
  if (isLiked) {
    const added = await db
      .insert(postLikes)
      .values(like)
      .onConflictDoNothing()
      .returning({ id: postLikes.postId });
    return added.length;
  }
  const removed = await db
    .delete(postLikes)
    .where(and(eq(postLikes.postId, like.postId), eq(postLikes.userId, like.userId)))
    .returning({ id: postLikes.postId });
  return -removed.length;
}

/** Stores what a member has seen of a thread, which never becomes less, or whether they follow it. */
export async function setReading(db: Queryable, reading: typeof threadReaders.$inferInsert): Promise<void> {
  const { lastRead, isFollowing } = reading;
  await db
    .insert(threadReaders)
    .values(reading)
    .onConflictDoUpdate({
      target: [threadReaders.userId, threadReaders.threadId],
      set: {
        ...(lastRead !== undefined && {
          lastRead: sql`greatest(${threadReaders.lastRead}, excluded.last_read)`,
        }),
        ...(isFollowing !== undefined && { isFollowing }),
      },
    });
}
