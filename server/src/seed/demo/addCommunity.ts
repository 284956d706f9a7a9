import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { alerts } from '../../database/schema/personal/alertTables';
import { alertKeyOf } from '../../features/community/posts/alertOfPost';
import { changeMarks } from '../../features/community/posts/postMarks';
import { createPostRepository } from '../../features/community/posts/postRepository';
import { demoThreads, type DemoWriter } from './demoThreads';

const hourMs = 3_600_000;
/** Alerts of older posts would be a long list that nobody reads, and come after those of the demo's day-old answer. */
const alertedHours = 24;

type DemoThread = (typeof demoThreads)[number];
type DemoReply = DemoThread['replies'][number];

/** Threads of the demo accounts, each post at its own time. */
export async function addCommunity(
  db: Database,
  idOf: (writer: DemoWriter) => string,
  now: Date,
): Promise<void> {
  const threads = new Map<DemoThread, string>();
  const at = ({ hoursAgo }: { hoursAgo: number }) => new Date(now.getTime() - hoursAgo * hourMs);
  const postsAt = (moment: Date) => createPostRepository({ db, clock: { now: () => moment } });

  const begin = async (thread: DemoThread) => {
    const { title, topic, text, isQuestion, isPublic } = thread;
    const body = { title, topic, text, isQuestion, isPublic };
    const post = await postsAt(at(thread)).add(idOf(thread.by), body);
    if (post) threads.set(thread, post.id);
    return post;
  };
  const reply = async (thread: DemoThread, { by, text, isAnswer, ...when }: DemoReply) => {
    const id = threads.get(thread);
    if (id === undefined) return null;
    const posts = postsAt(at(when));
    const post = await posts.add(idOf(by), { text, replyTo: id });
    if (isAnswer === true && post) await posts.accept(idOf(thread.by), id, { reply: post.id });
    return post;
  };

  // ids grow with time, so posts are stored in the order of their times, across threads
  const written = demoThreads
    .flatMap((thread) => [
      { write: () => begin(thread), post: thread },
      ...thread.replies.map((each) => ({ write: () => reply(thread, each), post: each })),
    ])
    .sort((one, other) => other.post.hoursAgo - one.post.hoursAgo);
  for (const { write, post: demo } of written) {
    const stored = await write();
    if (!stored) continue;
    for (const liker of demo.likedBy ?? [])
      await changeMarks(db, idOf(liker), stored.id, { change: { isLiked: true }, at: at(demo) });
    const isItsAlert = eq(alerts.key, alertKeyOf(BigInt(stored.id)));
    if (demo.hoursAgo > alertedHours) await db.delete(alerts).where(isItsAlert);
    else
      await db
        .update(alerts)
        .set({ at: at(demo) })
        .where(isItsAlert);
  }
}
