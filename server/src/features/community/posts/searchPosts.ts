import type { FoundPost, FoundPostsReply } from '@tayyib/shared/contracts';
import { closedStatus } from '@tayyib/shared/account-status';
import { aliasedTable, and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { posts } from '../../../database/schema/community/communityTables';
import { authorColumns, isShown, toAuthor } from './readPosts';
import { titleOf } from './parsePost';

const pageSize = 20;
const threads = aliasedTable(posts, 'threads');
const starters = aliasedTable(users, 'starters');

/**
 * Up to so many posts are found by the index of words and then sorted. Where more have the words, one of the newest posts soon has them,
 * and posts are read by age. PostgreSQL, left to choose, reads all posts by age for a rare word.
 */
const mostSorted = 250;

/** Posts with these words, newest first: `websearch_to_tsquery` understands quotation marks, `or` and `-`. */
export async function searchPosts(db: Database, q: string, cursor?: string): Promise<FoundPostsReply> {
  const query = sql`websearch_to_tsquery('english', ${q})`;
  const matches = sql`${posts.search} @@ ${query}`;
  const some = await db
    .select({ id: posts.id })
    .from(posts)
    .where(matches)
    .limit(mostSorted + 1);
  if (some.length === 0) return { found: [], next: null };
  const ids = some.map(({ id }) => id);
  const isFound = ids.length > mostSorted ? matches : inArray(posts.id, ids);
  const rows = await db
    .select({
      id: posts.id,
      thread: posts.thread,
      title: threads.title,
      firstText: threads.text,
      topic: threads.topic,
      createdAt: posts.createdAt,
      excerpt: sql<string>`ts_headline('english', ${posts.text}, ${query},
        'StartSel="", StopSel="", MaxWords=40, MinWords=20')`,
      ...authorColumns,
    })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.author))
    .innerJoin(threads, eq(threads.id, sql`coalesce(${posts.thread}, ${posts.id})`))
    .innerJoin(starters, and(eq(starters.id, threads.author), ne(starters.status, closedStatus)))
    .where(and(isShown, isFound, cursor === undefined ? undefined : lt(posts.id, BigInt(cursor))))
    .orderBy(desc(posts.id))
    .limit(pageSize + 1);
  const found = rows.slice(0, pageSize).map((row): FoundPost => ({
    id: String(row.id),
    thread: row.thread === null ? null : String(row.thread),
    title: row.title ?? titleOf(row.firstText),
    topic: row.topic ?? 'general',
    author: toAuthor(row),
    excerpt: row.excerpt
      .replaceAll(/[#*_`>]+/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    createdAt: row.createdAt.toISOString(),
  }));
  return { found, next: rows.length > pageSize ? (found.at(-1)?.id ?? null) : null };
}
