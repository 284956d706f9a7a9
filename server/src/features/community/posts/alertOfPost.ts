import { refusalOf } from '@tayyib/shared/access';
import { type CommunityTopic, communityTopicTitles } from '@tayyib/shared/community-topics';
import type { ArticleBlock } from '@tayyib/shared/contracts';
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { posts, threadReaders, topicFollowers } from '../../../database/schema/community/communityTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { readAccess } from '../../accounts/billing/terms/readAccess';
import { addAlert } from '../../personal/alerts/addAlert';
import { excerptOf } from './parsePost';

/** The maximum number of mentions in one post that notify a member. */
const maxMentions = 10;
const quotedLetters = 140;

interface NewPost {
  id: bigint;
  author: string;
  text: string;
  blocks: readonly ArticleBlock[];
  /** What it replies to, and the conversation that belongs to; null for a post of its own. */
  parent: { id: bigint; author: string; thread: bigint; threadAuthor: string } | null;
  /** The thread that it begins; null for a reply. */
  begun: { title: string; topic: CommunityTopic } | null;
  now: Date;
}

const content = {
  kind: 'community',
  status: 2,
  alert_name: 'Community',
  scan_name: 'Community',
} as const;

/** The key of the alerts about a post. */
export const alertKeyOf = (id: bigint) => `post:${id}`;

/** Opens the conversation, and scrolls to the reply. */
const addressOf = (id: bigint, parent: NewPost['parent']) =>
  parent === null ? `/community?post=${id}` : `/community?post=${parent.thread}&reply=${id}`;

/** The key of the alert that a thread is one of the best of its week. */
export const bestKeyOf = (id: bigint) => `best:${id}`;

/** The key of the alert that an answer was accepted. */
export const acceptedKeyOf = (id: bigint) => `accepted:${id}`;

/**
 * Alerts those whom a post replies to, who began the conversation, or whom it mentions by `@First Last`: members who can read it,
 * each once, and never its author. Of several members with one name it alerts the one who wrote in the conversation, else none.
 * Then those who follow the thread, or the topic of a new one.
 */
export async function alertOfPost(db: Queryable, post: NewPost): Promise<void> {
  const { id, author, text, blocks, parent, begun, now } = post;
  const answered = parent === null ? [] : [parent.author, parent.threadAuthor];
  const found = await findMembers(db, author, text, answered);
  const following = await findFollowers(db, post);
  const ids = [...found.map((member) => member.id), ...following];
  if (ids.length === 0) return;
  const access = await readAccess(db, now, inArray(users.id, ids));
  const readers = found.filter((member) => refusalOf('community', access.get(member.id) ?? null) === null);
  const replied = readers.filter((member) => member.id === parent?.author);
  const others = readers.filter((member) => member.id !== parent?.author);
  const began = others.filter((member) => member.id === parent?.threadAuthor);
  const meant = await onlyOnes(
    db,
    readers.filter((member) => member.isNamed),
    parent?.thread,
  );
  const named = meant.filter((member) => !answered.includes(member.id));
  const description = excerptOf(blocks, quotedLetters);
  const alert = { key: alertKeyOf(id), actorId: author };
  const scan_url = addressOf(id, parent);
  const to = (members: readonly { id: string }[], title: string) =>
    addAlert(db, {
      ...alert,
      userIds: members.map((member) => member.id),
      content: { ...content, scan_url, title, description },
    });
  await to(replied, parent?.id === parent?.thread ? 'replied to your post' : 'replied to you');
  await to(began, 'replied to a conversation that you began');
  await to(named.slice(0, maxMentions), 'mentioned you');
  const followers = following
    .filter((member) => refusalOf('community', access.get(member) ?? null) === null)
    .map((member) => ({ id: member }));
  await to(
    followers,
    begun === null
      ? 'replied in a thread that you follow'
      : `began “${begun.title}” in ${communityTopicTitles[begun.topic]}`,
  );
}

/** Alerts the author of a reply that it was accepted as the answer to a question. */
export async function alertOfAnswer(
  db: Queryable,
  {
    question,
    answer,
    author,
  }: {
    question: { id: bigint; title: string | null };
    answer: { id: bigint; author: string };
    /** Who asked. */
    author: string;
  },
): Promise<void> {
  await addAlert(db, {
    key: acceptedKeyOf(answer.id),
    actorId: author,
    userIds: [answer.author],
    content: {
      ...content,
      scan_url: `/community?post=${question.id}&reply=${answer.id}`,
      title: 'accepted your answer',
      description: question.title ?? '',
    },
  });
}

/** Who follows the thread, or the topic of a new one, besides its author. */
async function findFollowers(db: Queryable, { author, parent, begun }: NewPost): Promise<string[]> {
  const rows =
    parent === null
      ? await db
          .select({ id: topicFollowers.userId })
          .from(topicFollowers)
          .where(and(eq(topicFollowers.topic, begun?.topic ?? 'general'), ne(topicFollowers.userId, author)))
      : await db
          .select({ id: threadReaders.userId })
          .from(threadReaders)
          .where(
            and(
              eq(threadReaders.threadId, parent.thread),
              threadReaders.isFollowing,
              ne(threadReaders.userId, author),
            ),
          );
  return rows.map(({ id }) => id);
}

type Member = Awaited<ReturnType<typeof findMembers>>[number];

/** Members with one of these ids, and those whom the text mentions. */
async function findMembers(db: Queryable, author: string, text: string, ids: readonly string[]) {
  const name = sql<string>`lower(trim(${users.firstName} || ' ' || ${users.lastName}))`;
  // a letter after the name makes it another name
  const isNamed = sql<boolean>`(strpos(lower(${text}), '@' || ${name}) > 0
    and substr(lower(${text}), strpos(lower(${text}), '@' || ${name}) + length(${name}) + 1, 1) !~ '[[:alnum:]]')`;
  const isMember = sql`exists (select from ${posts} where ${posts.author} = ${users.id})`;
  if (ids.length === 0 && !text.includes('@')) return [];
  return db
    .select({ id: users.id, name, isNamed })
    .from(users)
    .where(
      and(
        ne(users.id, author),
        or(
          ids.length === 0 ? undefined : inArray(users.id, [...ids]),
          text.includes('@') ? and(isNamed, isMember) : undefined,
        ),
      ),
    );
}

/** One for each name: whoever takes a name that another has must not end the mentions of both where only one of them wrote. */
async function onlyOnes(db: Queryable, members: readonly Member[], thread?: bigint): Promise<Member[]> {
  const namesakesOf = ({ id, name }: Member) =>
    members.filter((other) => other.id !== id && other.name === name);
  const ambiguous = members.filter((member) => namesakesOf(member).length > 0);
  const rows =
    thread === undefined || ambiguous.length === 0
      ? []
      : await db
          .selectDistinct({ author: posts.author })
          .from(posts)
          .where(
            and(
              or(eq(posts.id, thread), eq(posts.thread, thread)),
              isNull(posts.deletedAt),
              inArray(
                posts.author,
                ambiguous.map(({ id }) => id),
              ),
            ),
          );
  const tookPart = ({ id }: Member) => rows.some(({ author }) => author === id);
  return members.filter((member) => {
    const namesakes = namesakesOf(member);
    return namesakes.length === 0 || (tookPart(member) && !namesakes.some(tookPart));
  });
}
