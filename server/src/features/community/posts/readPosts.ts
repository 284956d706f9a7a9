import type { Post } from '@tayyib/shared/contracts';
import { closedStatus } from '@tayyib/shared/account-status';
import { aliasedTable, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { posts } from '../../../database/schema/community/communityTables';
import { isOpenAccount } from '../../../database/schema/accounts/isOpenAccount';

const replies = aliasedTable(posts, 'replies');
const repliers = aliasedTable(users, 'repliers');

/** Posts with their authors and the number of their replies. */
export const selectPosts = (db: Queryable) =>
  db
    .select({
      id: posts.id,
      text: posts.text,
      replyTo: posts.replyTo,
      thread: posts.thread,
      replies: sql<number>`(select count(*)::int from ${posts} as ${sql.identifier('replies')}
        where ${replies.thread} = ${posts.id} and ${replies.deletedAt} is null
          and exists (select from ${users} as ${sql.identifier('repliers')}
            where ${repliers.id} = ${replies.author} and ${repliers.status} <> ${closedStatus}))`,
      createdAt: posts.createdAt,
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      status: users.status,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.author));

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

/** Neither deleted nor of an account that was closed, in a query that joins the authors. */
export const isShown = and(isNull(posts.deletedAt), isOpenAccount);

/** That post, unless it is deleted. */
export const isStanding = (id: string | bigint) => and(eq(posts.id, BigInt(id)), isNull(posts.deletedAt));

/** How many replies a post has. */
export const countReplies = (db: Queryable, id: string): Promise<number> =>
  db.$count(
    posts,
    and(
      eq(posts.thread, BigInt(id)),
      isNull(posts.deletedAt),
      inArray(posts.author, db.select({ id: users.id }).from(users).where(isOpenAccount)),
    ),
  );

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
