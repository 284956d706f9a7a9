import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { posts } from '../../../database/schema/community/communityTables';
import { alerts } from '../../../database/schema/personal/alertTables';
import { alertKeyOf } from './alertOfPost';

/**
 * Deletes a post; if a conversation began with it, its replies too, and the alerts that quote them. The texts are
 * wiped, the ids are never reused. Null when there is no such post, or it was deleted before.
 * @param author who has to have written it; null for anybody
 * @param record adds to the transaction that deletes it
 */
export function removePost(
  db: Database,
  author: string | null,
  id: string,
  record: (transaction: Transaction, author: string) => Promise<void> = async () => undefined,
): Promise<{ thread: string | null } | null> {
  return db.transaction(async (transaction) => {
    const wiped = { deletedAt: sql`now()`, text: '' };
    const columns = { id: posts.id, author: posts.author, thread: posts.thread };
    const isTheirs = and(
      eq(posts.id, BigInt(id)),
      author === null ? undefined : eq(posts.author, author),
      isNull(posts.deletedAt),
    );
    const [removed] = await transaction.update(posts).set(wiped).where(isTheirs).returning(columns);
    if (!removed) return null;
    await record(transaction, removed.author);
    // a second statement: it sees replies that were written while the first one waited for its lock
    const isReply = and(eq(posts.thread, removed.id), isNull(posts.deletedAt));
    const replies = await transaction.update(posts).set(wiped).where(isReply).returning(columns);
    const all = [removed, ...replies];
    await transaction.delete(alerts).where(
      and(
        inArray(alerts.actorId, [...new Set(all.map(({ author }) => author))]),
        inArray(
          alerts.key,
          all.map((post) => alertKeyOf(post.id)),
        ),
      ),
    );
    return { thread: removed.thread === null ? null : String(removed.thread) };
  });
}
