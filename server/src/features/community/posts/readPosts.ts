import type { Post, PostAuthor, ThreadSummary } from '@tayyib/shared/contracts';
import { closedStatus } from '@tayyib/shared/account-status';
import { aliasedTable, and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { posts } from '../../../database/schema/community/communityTables';
import { isOpenAccount } from '../../../database/schema/accounts/isOpenAccount';
import { excerptOf, parsePost, titleOf } from './parsePost';

const replies = aliasedTable(posts, 'replies');
const repliers = aliasedTable(users, 'repliers');
const latest = aliasedTable(posts, 'latest');

/** The columns of an author that readers see. */
export const authorColumns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  status: users.status,
  roles: users.roles,
};

/** The last post of a thread, by which threads are ordered by activity. */
export const lastPostOf = sql<string>`coalesce(${posts.lastPost}, ${posts.id})`;

/** Posts with their authors and the number of their replies. */
export const selectPosts = (db: Queryable) =>
  db
    .select({
      id: posts.id,
      text: posts.text,
      blocks: posts.blocks,
      title: posts.title,
      topic: posts.topic,
      isQuestion: posts.isQuestion,
      isPublic: posts.isPublic,
      accepted: posts.accepted,
      replyTo: posts.replyTo,
      thread: posts.thread,
      likes: posts.likes,
      ruledAt: posts.ruledAt,
      lastPost: lastPostOf,
      lastAt: sql<string | null>`(select ${latest.createdAt} from ${posts} as ${sql.identifier('latest')}
        where ${latest.id} = ${lastPostOf})`,
      replies: sql<number>`(select count(*)::int from ${posts} as ${sql.identifier('replies')}
        where ${replies.thread} = ${posts.id} and ${replies.deletedAt} is null
          and exists (select from ${users} as ${sql.identifier('repliers')}
            where ${repliers.id} = ${replies.author} and ${repliers.status} <> ${closedStatus}))`,
      createdAt: posts.createdAt,
      editedAt: posts.editedAt,
      ...authorColumns,
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

interface AuthorRow {
  userId: string;
  firstName: string;
  lastName: string;
  status: number;
  roles: readonly string[];
}

/** An author as readers see them. */
export const toAuthor = ({ userId, firstName, lastName, status, roles }: AuthorRow): PostAuthor => ({
  id: userId,
  name: `${firstName} ${lastName}`.trim(),
  status,
  isScholar: roles.includes('advisor'),
});

const orNull = (id: bigint | null): string | null => (id === null ? null : String(id));
const blocksOf = ({ blocks, text }: Pick<PostRow, 'blocks' | 'text'>) => blocks ?? parsePost(text);

/** A thread as lists have it. */
export function toSummary(row: PostRow): ThreadSummary {
  const createdAt = row.createdAt.toISOString();
  return {
    id: String(row.id),
    author: toAuthor(row),
    title: row.title ?? titleOf(row.text),
    topic: row.topic ?? 'general',
    isQuestion: row.isQuestion,
    isPublic: row.isPublic,
    accepted: orNull(row.accepted),
    excerpt: excerptOf(blocksOf(row)),
    createdAt,
    lastPost: String(row.lastPost),
    lastAt: row.lastAt === null ? createdAt : new Date(row.lastAt).toISOString(),
    replies: row.replies,
    likes: row.likes,
  };
}

/** A post as sent to clients. */
export function toWire(row: PostRow): Post {
  return {
    id: String(row.id),
    author: toAuthor(row),
    text: row.text,
    blocks: blocksOf(row),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    likes: row.likes,
    ruledAt: row.ruledAt?.toISOString() ?? null,
    replyTo: orNull(row.replyTo),
    thread: orNull(row.thread),
    replies: row.replies,
    head: row.thread === null ? toSummary(row) : null,
  };
}

/** That post or reply; null if it is deleted, or of an account that was closed. */
export async function findPost(db: Queryable, id: string | bigint): Promise<Post | null> {
  const [row] = await selectPosts(db).where(and(eq(posts.id, BigInt(id)), isShown));
  return row ? toWire(row) : null;
}
