import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import {
  postBookmarks,
  postEdits,
  postReports,
  posts,
} from '../../../database/schema/community/communityTables';
import { alerts } from '../../../database/schema/personal/alertTables';
import { acceptedKeyOf, alertKeyOf, bestKeyOf } from './alertOfPost';

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
    const wiped = {
      deletedAt: sql`now()`,
      text: '',
      blocks: null,
      title: null,
      isins: [],
      isPublic: false,
      accepted: null,
    };
    const columns = { id: posts.id, author: posts.author, thread: posts.thread };
    const isTheirs = and(
      eq(posts.id, BigInt(id)),
      author === null ? undefined : eq(posts.author, author),
      isNull(posts.deletedAt),
    );
    await lockThread(transaction, id);
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
          all.flatMap((post) => [alertKeyOf(post.id), acceptedKeyOf(post.id), bestKeyOf(post.id)]),
        ),
      ),
    );
    const ids = all.map((post) => post.id);
    await transaction.delete(postEdits).where(inArray(postEdits.postId, ids));
    await transaction.delete(postBookmarks).where(inArray(postBookmarks.postId, ids));
    const isOpen = and(inArray(postReports.postId, ids), isNull(postReports.closedAt));
    await transaction
      .update(postReports)
      .set({ closedAt: sql`now()` })
      .where(isOpen);
    if (removed.thread !== null) await forgetReply(transaction, removed.thread, removed.id);
    return { thread: removed.thread === null ? null : String(removed.thread) };
  });
}

/** Locks the thread of a reply before the reply itself: whoever deletes a thread locks them in this order. */
async function lockThread(transaction: Transaction, reply: string): Promise<void> {
  const [found] = await transaction
    .select({ thread: posts.thread })
    .from(posts)
    .where(eq(posts.id, BigInt(reply)));
  if (found && found.thread !== null)
    await transaction
      .select({ id: posts.id })
      .from(posts)
      .where(eq(posts.id, found.thread))
      .for('no key update');
}

/** A thread without one of its replies: neither its answer nor its last post. */
async function forgetReply(transaction: Transaction, thread: bigint, reply: bigint): Promise<void> {
  await transaction
    .update(posts)
    .set({
      accepted: sql`nullif(${posts.accepted}, ${reply})`,
      lastPost: sql`(select max(other.id) from ${posts} as other
        where other.thread = ${thread} and other.deleted_at is null)`,
    })
    .where(eq(posts.id, thread));
}
