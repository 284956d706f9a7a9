import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Post, PostsReply } from '@tayyib/shared/contracts';
import type { Database } from '../../database/client';
import { users } from '../identity/identityTables';
import { posts } from './communityTables';

const pageSize = 20;

/** What the author of a new post is known by. */
export interface Author {
  userId: string;
  firstName: string;
  lastName: string;
}

/** The community's posts. */
export function createPostRepository(db: Database) {
  return {
    /** The 20 newest posts that stand, or the 20 before a given one. */
    async list(before?: string): Promise<PostsReply> {
      const rows = await db
        .select({
          id: posts.id,
          text: posts.text,
          createdAt: posts.createdAt,
          userId: users.id,
          firstName: users.firstName,
          lastName: users.lastName,
        })
        .from(posts)
        .innerJoin(users, eq(users.id, posts.author))
        .where(and(isNull(posts.deletedAt), before === undefined ? undefined : lt(posts.id, BigInt(before))))
        .orderBy(desc(posts.id))
        .limit(pageSize + 1);
      const page = rows.slice(0, pageSize).map((row) => toWire(row, row));
      const last = page.at(-1);
      return { posts: page, next: rows.length > pageSize && last ? last.id : null };
    },
    async add(author: Author, text: string): Promise<Post> {
      const [row] = await db.insert(posts).values({ author: author.userId, text }).returning();
      if (!row) throw new Error('PostgreSQL stored a post without returning it.');
      return toWire(row, author);
    },
    /** False when that person wrote no such post, or deleted it before. The words are wiped, the number stays taken. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await db
        .update(posts)
        .set({ deletedAt: sql`now()`, text: '' })
        .where(and(eq(posts.id, BigInt(id)), eq(posts.author, userId), isNull(posts.deletedAt)))
        .returning({ id: posts.id });
      return removed.length > 0;
    },
  };
}

function toWire(row: { id: bigint; text: string; createdAt: Date }, author: Author): Post {
  return {
    id: String(row.id),
    author: { id: author.userId, name: `${author.firstName} ${author.lastName}`.trim() },
    text: row.text,
    createdAt: row.createdAt.toISOString(),
  };
}
