import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Post, PostsReply } from '@tayyib/shared/contracts';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/platform/identityTables';
import { posts } from '../../../database/schema/social/communityTables';

const pageSize = 20;

/** The community's posts. */
export function createPostRepository(db: Database) {
  const select = () =>
    db
      .select({
        id: posts.id,
        text: posts.text,
        createdAt: posts.createdAt,
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        status: users.status,
      })
      .from(posts)
      .innerJoin(users, eq(users.id, posts.author));
  return {
    /** The 20 newest posts, or the 20 before a given one. */
    async list(before?: string): Promise<PostsReply> {
      const rows = await select()
        .where(and(isNull(posts.deletedAt), before === undefined ? undefined : lt(posts.id, BigInt(before))))
        .orderBy(desc(posts.id))
        .limit(pageSize + 1);
      const page = rows.slice(0, pageSize).map(toWire);
      const last = page.at(-1);
      return { posts: page, next: rows.length > pageSize && last ? last.id : null };
    },
    async add(userId: string, text: string): Promise<Post> {
      const [added] = await db.insert(posts).values({ author: userId, text }).returning({ id: posts.id });
      const [row] = added ? await select().where(eq(posts.id, added.id)) : [];
      if (!row) throw new Error('PostgreSQL stored a post without returning it.');
      return toWire(row);
    },
    /**
     * False when that user wrote no such post, or deleted it before. The text is wiped, the id is never
     * reused.
     */
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

interface PostRow {
  id: bigint;
  text: string;
  createdAt: Date;
  userId: string;
  firstName: string;
  lastName: string;
  status: number;
}

function toWire({ id, text, createdAt, userId, firstName, lastName, status }: PostRow): Post {
  return {
    id: String(id),
    author: { id: userId, name: `${firstName} ${lastName}`.trim(), status },
    text,
    createdAt: createdAt.toISOString(),
  };
}
