import { and, asc, eq, gt } from 'drizzle-orm';
import type { AcceptAnswerBody, Post, PostBody, PostEdit, PostEditBody } from '@tayyib/shared/contracts';
import type { Database, Queryable } from '../../../database/client';
import type { Clock } from '../../../plugins/clock';
import { alertOfAnswer, alertOfPost } from './alertOfPost';
import { postEdits, posts } from '../../../database/schema/community/communityTables';
import { isinsOf } from './namedStocks';
import { parsePost, symbolsIn, titleOf } from './parsePost';
import { setReading } from './postMarks';
import { countReplies, findPost, isShown, isStanding, selectPosts, toWire } from './readPosts';

const repliesPerPage = 50;

/** The community's posts and their replies. */
export function createPostRepository({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** A post or reply that is not deleted; null for any other. */
    find: (id: string): Promise<Post | null> => findPost(db, id),
    /** The 50 oldest replies of a conversation, or the 50 after a given one. */
    async replies(thread: string, after?: string): Promise<{ posts: Post[]; next: string | null }> {
      const isNewer = after === undefined ? undefined : gt(posts.id, BigInt(after));
      const rows = await selectPosts(db)
        .where(and(isShown, eq(posts.thread, BigInt(thread)), isNewer))
        .orderBy(asc(posts.id))
        .limit(repliesPerPage + 1);
      const page = rows.slice(0, repliesPerPage).map(toWire);
      return { posts: page, next: rows.length > repliesPerPage ? (page.at(-1)?.id ?? null) : null };
    },
    countReplies: (id: string) => countReplies(db, id),
    /**
     * Null where the post it replies to is gone. Alerts those whom it replies to or mentions, and who follow its thread or topic.
     * Whoever writes in a thread has read it so far.
     * @param record adds to the transaction that stores it
     */
    async add(
      userId: string,
      body: PostBody,
      record: (transaction: Queryable, id: bigint) => Promise<void> = async () => undefined,
    ): Promise<Post | null> {
      const { text, replyTo, topic = 'general', isQuestion = false, isPublic = false } = body;
      const blocks = parsePost(text);
      const isins = await isinsOf(db, symbolsIn(blocks));
      const id = await db.transaction(async (transaction) => {
        const parent = replyTo === undefined ? null : await findParent(transaction, replyTo);
        if (replyTo !== undefined && parent === null) return null;
        const now = clock.now();
        const title = body.title ?? titleOf(text);
        const [added] = await transaction
          .insert(posts)
          .values({
            author: userId,
            text,
            blocks,
            isins,
            replyTo: parent?.id ?? null,
            thread: parent?.thread ?? null,
            createdAt: now,
            ...(parent === null && { title, topic, isQuestion, isPublic }),
          })
          .returning({ id: posts.id });
        if (!added) throw new Error('PostgreSQL stored a post without returning it.');
        if (parent !== null)
          await transaction.update(posts).set({ lastPost: added.id }).where(eq(posts.id, parent.thread));
        await record(transaction, added.id);
        await alertOfPost(transaction, {
          id: added.id,
          author: userId,
          text,
          blocks,
          parent,
          now,
          begun: parent === null ? { title, topic } : null,
        });
        await setReading(transaction, {
          userId,
          threadId: parent?.thread ?? added.id,
          lastRead: added.id,
        });
        return added.id;
      });
      return id === null ? null : findPost(db, id);
    },
    /** Replaces what a post of this author says, and stores what it said before. Null where they have no such post. */
    async edit(
      userId: string,
      id: string,
      body: PostEditBody,
      record: (transaction: Queryable, id: bigint) => Promise<void> = async () => undefined,
    ): Promise<Post | null> {
      const blocks = parsePost(body.text);
      const isins = await isinsOf(db, symbolsIn(blocks));
      const wasEdited = await db.transaction(async (transaction) => {
        const [post] = await transaction
          .select({ title: posts.title, text: posts.text, thread: posts.thread, ruledAt: posts.ruledAt })
          .from(posts)
          .where(and(isStanding(id), eq(posts.author, userId)))
          .for('update');
        if (!post) return false;
        const at = clock.now();
        const { text, ...thread } = body;
        const isReworded = text !== post.text || (thread.title ?? post.title) !== post.title;
        if (isReworded)
          await transaction
            .insert(postEdits)
            .values({ postId: BigInt(id), title: post.title, text: post.text, at });
        await transaction
          .update(posts)
          .set({
            text,
            blocks,
            isins,
            ...(isReworded && { editedAt: at }),
            // a ruling is of the day of its words, and on the stocks that they name
            ...(post.ruledAt !== null && isReworded && { ruledAt: isins.length > 0 ? at : null }),
            ...(post.thread === null && thread),
          })
          .where(eq(posts.id, BigInt(id)));
        await record(transaction, BigInt(id));
        return true;
      });
      return wasEdited ? findPost(db, id) : null;
    },
    /** What a post said before its edits, the newest first. */
    async edits(id: string): Promise<PostEdit[]> {
      const rows = await db
        .select({ title: postEdits.title, text: postEdits.text, at: postEdits.at })
        .from(postEdits)
        .where(eq(postEdits.postId, BigInt(id)))
        .orderBy(asc(postEdits.id));
      return rows.map(({ at, ...edit }) => ({ ...edit, at: at.toISOString() })).reverse();
    },
    /** Accepts a reply as the answer to a question of this author. Null where they have no such question, or it no such reply. */
    async accept(userId: string, id: string, { reply }: AcceptAnswerBody): Promise<Post | null> {
      const wasAccepted = await db.transaction(async (transaction) => {
        const isTheirs = and(isStanding(id), eq(posts.author, userId), eq(posts.isQuestion, true));
        const [question] = await transaction
          .select({ id: posts.id, title: posts.title, accepted: posts.accepted })
          .from(posts)
          .where(isTheirs)
          .for('update');
        if (!question) return false;
        const [answer] =
          reply === null
            ? []
            : await transaction
                .select({ id: posts.id, author: posts.author })
                .from(posts)
                .where(and(isStanding(reply), eq(posts.thread, question.id)));
        if (reply !== null && !answer) return false;
        await transaction
          .update(posts)
          .set({ accepted: answer?.id ?? null })
          .where(eq(posts.id, question.id));
        if (answer && answer.id !== question.accepted && answer.author !== userId)
          await alertOfAnswer(transaction, { question, answer, author: userId });
        return true;
      });
      return wasAccepted ? findPost(db, id) : null;
    },
  };
}

/** The post that is replied to, and the conversation it belongs to. The lock delays a deletion of the conversation. */
async function findParent(db: Queryable, id: string) {
  const columns = { id: posts.id, author: posts.author, thread: posts.thread };
  const [parent] = await db.select(columns).from(posts).where(isStanding(id));
  if (!parent) return null;
  const thread = parent.thread ?? parent.id;
  const [first] = await db
    .select({ author: posts.author, title: posts.title })
    .from(posts)
    .where(isStanding(thread))
    .for('no key update');
  return first ? { id: parent.id, author: parent.author, thread, threadAuthor: first.author } : null;
}
