import type { Post } from '@tayyib/shared/contracts';
import { aliasedTable, and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { users } from '../../../database/schema/platform/identityTables';
import { posts } from '../../../database/schema/social/communityTables';

const replies = aliasedTable(posts, 'replies');

/** Posts with their authors and the number of their replies. */
export const selectPosts = (db: Queryable) =>
  db
    .select({
      id: posts.id,
      text: posts.text,
      replyTo: posts.replyTo,
      thread: posts.thread,
      replies: sql<number>`(select count(*)::int from ${posts} as ${sql.identifier('replies')}
        where ${replies.thread} = ${posts.id} and ${replies.deletedAt} is null)`,
      createdAt: posts.createdAt,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      status: users.status,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.author));

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** That post, unless it is deleted. */
export const isStanding = (id: string | bigint) => and(eq(posts.id, BigInt(id)), isNull(posts.deletedAt));

/** How many replies a post has. */
export const countReplies = (db: Queryable, id: string): Promise<number> =>
  db.$count(posts, and(eq(posts.thread, BigInt(id)), isNull(posts.deletedAt)));

/** A post as sent to clients. */
export function toWire({ id, userId, firstName, lastName, status, ...post }: PostRow): Post {
  const { text, createdAt, replyTo, thread } = post;
  return {
    id: String(id),
    author: { id: userId, name: `${firstName} ${lastName}`.trim(), status },
    text,
    createdAt: createdAt.toISOString(),
    replyTo: replyTo === null ? null : String(replyTo),
    thread: thread === null ? null : String(thread),
    replies: post.replies,
  };
}
