import type { ArticleBlock, ReportReason } from '@tayyib/shared/contracts';
import type { CommunityTopic } from '@tayyib/shared/community-topics';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';
import { bytes } from '../bytes';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'cascade' });

/**
 * Posts of the community: threads, and the replies to them. A deleted post leaves its row, so that its id is never reused. Ids grow with
 * time, so the last post of a thread also orders threads by their activity.
 */
export const posts = pgTable(
  'posts',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    author: person('author').notNull(),
    /** Markdown. */
    text: text('text').notNull(),
    /** What the Markdown shows; null for a post that was stored before it was Markdown. */
    blocks: jsonb('blocks').$type<ArticleBlock[]>(),
    /** Of a thread; null for a reply. */
    title: text('title'),
    /** Of a thread; null for a reply. */
    topic: text('topic').$type<CommunityTopic>(),
    /** A thread that waits for an answer. */
    isQuestion: boolean('is_question').notNull().default(false),
    /** Whether its author lets people outside the community read the first post. */
    isPublic: boolean('is_public').notNull().default(false),
    /** The reply that its author accepted as the answer. */
    accepted: bigint('accepted', { mode: 'bigint' }),
    /** The post it replies to. */
    replyTo: bigint('reply_to', { mode: 'bigint' }),
    /** The thread of a reply; null for a thread. Its replies are deleted with it. */
    thread: bigint('thread', { mode: 'bigint' }),
    /** Of a thread: its last reply; null while it has none. */
    lastPost: bigint('last_post', { mode: 'bigint' }),
    likes: integer('likes').notNull().default(0),
    /** The stocks that it names by their symbols. */
    isins: text('isins')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When its author, a scholar, gave it as a ruling on the stocks that it names; null for every other post. */
    ruledAt: instant('ruled_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    search: searchVector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', coalesce(title, '')), 'A') || setweight(to_tsvector('english', "text"), 'B')`,
    ),
  },
  (table) => {
    const isThread = sql`${table.thread} is null and ${table.deletedAt} is null`;
    const activity = sql`coalesce(${table.lastPost}, ${table.id})`;
    return [
      index('posts_of_author').on(table.author),
      index('posts_of_thread').on(table.thread, table.id),
      index('posts_threads').on(table.id).where(isThread),
      index('posts_threads_active').on(activity).where(isThread),
      index('posts_threads_liked').on(table.likes, table.id).where(isThread),
      index('posts_threads_of_topic').on(table.topic, table.id).where(isThread),
      index('posts_threads_of_topic_active').on(table.topic, activity).where(isThread),
      index('posts_threads_of_topic_liked').on(table.topic, table.likes, table.id).where(isThread),
      index('posts_threads_unanswered')
        .on(table.id)
        .where(sql`${isThread} and ${table.isQuestion} and ${table.accepted} is null`),
      index('posts_search').using('gin', table.search),
      index('posts_isins').using('gin', table.isins),
      index('posts_rulings')
        .using('gin', table.isins)
        .where(sql`${table.ruledAt} is not null`),
      index('posts_accepted')
        .on(table.accepted)
        .where(sql`${table.accepted} is not null`),
      foreignKey({ columns: [table.thread], foreignColumns: [table.id], name: 'posts_thread' }).onDelete(
        'cascade',
      ),
    ];
  },
);

const post = (name: string) =>
  bigint(name, { mode: 'bigint' })
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

/** What a post said before each of its edits. */
export const postEdits = pgTable(
  'post_edits',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: post('post_id'),
    title: text('title'),
    text: text('text').notNull(),
    /** When it was replaced. */
    at: instant('at').notNull(),
  },
  (table) => [index('post_edits_of_post').on(table.postId, table.id)],
);

/** Who likes which post. */
export const postLikes = pgTable(
  'post_likes',
  {
    postId: post('post_id'),
    userId: person('user_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_likes_of_user').on(table.userId),
  ],
);

/** Posts that members want to find again. */
export const postBookmarks = pgTable(
  'post_bookmarks',
  {
    userId: person('user_id').notNull(),
    postId: post('post_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('post_bookmarks_of_post').on(table.postId),
  ],
);

/** What a member has seen of a thread, and whether they follow it. */
export const threadReaders = pgTable(
  'thread_readers',
  {
    userId: person('user_id').notNull(),
    threadId: post('thread_id'),
    /** The last post they have seen; null if they have not opened it. */
    lastRead: bigint('last_read', { mode: 'bigint' }),
    isFollowing: boolean('is_following').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.threadId] }),
    index('thread_followers')
      .on(table.threadId)
      .where(sql`${table.isFollowing}`),
  ],
);

/** Topics whose new threads a member is notified of. */
export const topicFollowers = pgTable(
  'topic_followers',
  {
    userId: person('user_id').notNull(),
    topic: text('topic').$type<CommunityTopic>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.topic] }),
    index('topic_followers_of_topic').on(table.topic),
  ],
);

/** Pictures in posts, by the hash of their content and who uploaded them. */
export const postPictures = pgTable(
  'post_pictures',
  {
    version: text('version').notNull(),
    userId: person('user_id').notNull(),
    webp: bytes('webp').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.userId] }),
    index('post_pictures_of_user').on(table.userId),
  ],
);

/** Why staff have to look at a post: reports of members, and findings of the server. */
export const postReports = pgTable(
  'post_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    postId: post('post_id'),
    /** Null for the server. */
    reporter: person('reporter'),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note'),
    at: instant('at').notNull(),
    /** When staff decided; null while it waits. */
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('post_reports_once').on(table.postId, table.reporter),
    index('post_reports_of_reporter').on(table.reporter),
    index('post_reports_open')
      .on(table.at)
      .where(sql`${table.closedAt} is null`),
  ],
);

/** Measures of staff against a member: a warning, or a time without writing. */
export const communitySanctions = pgTable(
  'community_sanctions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: person('user_id').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
    /** Until when the member may not write; null for a warning. */
    until: instant('until'),
    /** What the member says against it; once. */
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    /** What staff answered. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** When staff ended it early. */
    liftedAt: instant('lifted_at'),
  },
  (table) => [
    index('community_sanctions_of_user').on(table.userId, table.at),
    index('community_sanctions_appealed')
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} is not null and ${table.answeredAt} is null`),
  ],
);
