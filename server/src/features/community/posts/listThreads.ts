import type { threadFilters, ThreadsQuery, ThreadSummary } from '@tayyib/shared/contracts';
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { postBookmarks, posts, threadReaders } from '../../../database/schema/community/communityTables';
import { isShown, lastPostOf, selectPosts, toSummary } from './readPosts';

const pageSize = 20;

interface Order {
  by: SQL[];
  /** After the thread that a cursor names. */
  isAfter: (first: bigint, second: bigint) => SQL;
  cursorOf: (thread: ThreadSummary) => string;
}

/** Each order ends with an id, so that no thread is on two pages. */
const orders: Readonly<Record<ThreadsQuery['sort'], Order>> = {
  newest: {
    by: [desc(posts.id)],
    isAfter: (id) => lt(posts.id, id),
    cursorOf: ({ id }) => id,
  },
  active: {
    by: [desc(lastPostOf)],
    isAfter: (last) => sql`${lastPostOf} < ${last}`,
    cursorOf: ({ lastPost }) => lastPost,
  },
  liked: {
    by: [desc(posts.likes), desc(posts.id)],
    isAfter: (likes, id) => sql`(${posts.likes}, ${posts.id}) < (${likes}, ${id})`,
    cursorOf: ({ likes, id }) => `${likes}:${id}`,
  },
};

const sqlOfFilter: Readonly<Record<(typeof threadFilters)[number], (userId: string) => SQL | undefined>> = {
  unread: (userId) => sql`exists (select from ${threadReaders} where ${threadReaders.threadId} = ${posts.id}
    and ${threadReaders.userId} = ${userId} and coalesce(${threadReaders.lastRead}, 0) < ${lastPostOf})`,
  followed: (userId) => sql`${posts.id} in (select ${threadReaders.threadId} from ${threadReaders}
    where ${threadReaders.userId} = ${userId} and ${threadReaders.isFollowing})`,
  bookmarked: (userId) => sql`${posts.id} in (select coalesce(marked.thread, marked.id) from ${postBookmarks}
    join ${posts} as marked on marked.id = ${postBookmarks.postId} where ${postBookmarks.userId} = ${userId})`,
  mine: (userId) => sql`${posts.id} in (select coalesce(mine.thread, mine.id) from ${posts} as mine
    where mine.author = ${userId} and mine.deleted_at is null)`,
  unanswered: () => and(eq(posts.isQuestion, true), isNull(posts.accepted)),
};

/** One page of threads. */
export async function listThreads(
  db: Database,
  userId: string,
  { sort, topic, only, isin, cursor }: ThreadsQuery,
): Promise<{ threads: ThreadSummary[]; next: string | null }> {
  const { by, isAfter, cursorOf } = orders[sort];
  const [first = '0', second = '0'] = cursor?.split(':') ?? [];
  const rows = await selectPosts(db)
    .where(
      and(
        isShown,
        isNull(posts.thread),
        topic === undefined ? undefined : eq(posts.topic, topic),
        only === undefined ? undefined : sqlOfFilter[only](userId),
        isin === undefined ? undefined : namesStock(isin),
        cursor === undefined ? undefined : isAfter(BigInt(first), BigInt(second)),
      ),
    )
    .orderBy(...by)
    .limit(pageSize + 1);
  const threads = rows.slice(0, pageSize).map(toSummary);
  const last = threads.at(-1);
  return { threads, next: rows.length > pageSize && last ? cursorOf(last) : null };
}

/** The thread or one of its replies names it. */
const namesStock = (isin: string): SQL =>
  sql`${posts.id} in (select coalesce(named.thread, named.id) from ${posts} as named
    where named.isins @> array[${isin}]::text[] and named.deleted_at is null)`;
