import { and, asc, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Post, PostBody, PostsReply } from '@tayyib/shared/contracts';
import type { Database, Queryable } from '../../../database/client';
import type { Clock } from '../../../plugins/clock';
import { alertOfPost } from './alertOfPost';
import { posts } from '../../../database/schema/community/communityTables';
import { countReplies, isShown, isStanding, selectPosts, toWire } from './readPosts';

const pageSize = 20;
const repliesPerPage = 50;

/** The community's posts and their replies. */
export function createPostRepository({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The 20 newest posts that are no replies, or the 20 before a given one. */
    async list(before?: string): Promise<PostsReply> {
      const isOlder = before === undefined ? undefined : lt(posts.id, BigInt(before));
      const rows = await selectPosts(db)
        .where(and(isShown, isNull(posts.thread), isOlder))
        .orderBy(desc(posts.id))
        .limit(pageSize + 1);
      return pageOf(rows.map(toWire), pageSize);
    },
    /** A post or reply that is not deleted; null for any other. */
    async find(id: string): Promise<Post | null> {
      const [row] = await selectPosts(db).where(and(eq(posts.id, BigInt(id)), isShown));
      return row ? toWire(row) : null;
    },
    /** The 50 oldest replies of a conversation, or the 50 after a given one. */
    async replies(thread: string, after?: string): Promise<PostsReply> {
      const isNewer = after === undefined ? undefined : gt(posts.id, BigInt(after));
      const rows = await selectPosts(db)
        .where(and(isShown, eq(posts.thread, BigInt(thread)), isNewer))
        .orderBy(asc(posts.id))
        .limit(repliesPerPage + 1);
      return pageOf(rows.map(toWire), repliesPerPage);
    },
    countReplies: (id: string) => countReplies(db, id),
    /** Null where the post it replies to is gone. Alerts those whom it replies to or mentions. */
    async add(userId: string, { text, replyTo }: PostBody): Promise<Post | null> {
      const row = await db.transaction(async (transaction) => {
        const parent = replyTo === undefined ? null : await findParent(transaction, replyTo);
        if (replyTo !== undefined && parent === null) return null;
        const [added] = await transaction
          .insert(posts)
          .values({ author: userId, text, replyTo: parent?.id ?? null, thread: parent?.thread ?? null })
          .returning({ id: posts.id });
        if (!added) throw new Error('PostgreSQL stored a post without returning it.');
        await alertOfPost(transaction, { id: added.id, author: userId, text, parent, now: clock.now() });
        return added;
      });
      const [post] = row ? await selectPosts(db).where(eq(posts.id, row.id)) : [];
      return post ? toWire(post) : null;
    },
  };
}

function pageOf(read: readonly Post[], size: number): PostsReply {
  const page = read.slice(0, size);
  return { posts: page, next: read.length > size ? (page.at(-1)?.id ?? null) : null };
}

/** The post that is replied to, and the conversation it belongs to. The lock delays a deletion of the conversation. */
async function findParent(db: Queryable, id: string) {
  const columns = { id: posts.id, author: posts.author, thread: posts.thread };
  const [parent] = await db.select(columns).from(posts).where(isStanding(id));
  if (!parent) return null;
  const thread = parent.thread ?? parent.id;
  const [first] = await db
    .select({ author: posts.author })
    .from(posts)
    .where(isStanding(thread))
    .for('share');
  return first ? { id: parent.id, author: parent.author, thread, threadAuthor: first.author } : null;
}
