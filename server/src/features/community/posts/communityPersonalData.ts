import { and, eq, isNull, sql } from 'drizzle-orm';
import { posts } from '../../../database/schema/community/communityTables';
import type { AddJob } from '../../../jobs/createJobs';
import { byUser, type Holding } from '../../../plugins/personalData/Holding';

/**
 * The personal data this feature stores.
 * @param tellDeleted adds the job that tells members which posts are gone, and of which conversations
 */
export const communityPersonalData = (
  tellDeleted: AddJob<{ ids: string[]; threads: string[] }>,
): readonly Holding[] => [
  {
    table: 'posts',
    exports: [
      'id',
      'author',
      'title',
      'topic',
      'text',
      'is_question',
      'is_public',
      'accepted',
      'reply_to',
      'thread',
      'last_post',
      'likes',
      'isins',
      'ruled_at',
      'created_at',
      'edited_at',
      'deleted_at',
    ],
    // both are computed from the text
    withholds: ['blocks', 'search'],
    title: 'posts',
    inWords: 'Posts with the replies to them',
    isOf: (userId) => sql`author = ${userId}`,
    async beforeErasure(transaction, userId) {
      const isShown = and(eq(posts.author, userId), isNull(posts.deletedAt));
      const columns = { id: posts.id, thread: posts.thread };
      const shown = await transaction.select(columns).from(posts).where(isShown).orderBy(posts.id);
      const threads = [...new Set(shown.flatMap(({ thread }) => (thread === null ? [] : [String(thread)])))];
      await transaction.execute(sql`update posts set accepted = null
        where accepted in (select id from posts where author = ${userId})`);
      if (shown.length > 0)
        await tellDeleted(transaction, { ids: shown.map(({ id }) => String(id)), threads });
    },
  },
  {
    table: 'post_edits',
    exports: ['id', 'post_id', 'title', 'text', 'at'],
    withholds: [],
    title: 'editsOfPosts',
    inWords: 'What your posts said before you edited them',
    isOf: (userId) => sql`post_id in (select id from posts where author = ${userId})`,
  },
  {
    table: 'post_likes',
    exports: ['post_id', 'user_id', 'at'],
    withholds: [],
    title: 'likedPosts',
    isOf: byUser,
    async beforeErasure(transaction, userId) {
      await transaction.execute(sql`update posts set likes = likes - 1
        where id in (select post_id from post_likes where user_id = ${userId})`);
    },
  },
  {
    table: 'post_bookmarks',
    exports: ['user_id', 'post_id', 'at'],
    withholds: [],
    title: 'bookmarkedPosts',
    isOf: byUser,
  },
  {
    table: 'thread_readers',
    exports: ['user_id', 'thread_id', 'last_read', 'is_following'],
    withholds: [],
    title: 'readThreads',
    isOf: byUser,
  },
  {
    table: 'topic_followers',
    exports: ['user_id', 'topic'],
    withholds: [],
    title: 'followedTopics',
    isOf: byUser,
  },
  {
    table: 'post_pictures',
    exports: ['version', 'user_id', 'at'],
    withholds: ['webp'],
    title: 'picturesInPosts',
    isOf: byUser,
  },
  {
    table: 'post_reports',
    exports: ['id', 'post_id', 'reporter', 'reason', 'note', 'at', 'closed_at'],
    withholds: [],
    title: 'reportedPosts',
    inWords: 'Your reports of posts',
    isOf: (userId) => sql`reporter = ${userId}`,
  },
  {
    table: 'community_sanctions',
    exports: [
      'id',
      'user_id',
      'reason',
      'at',
      'until',
      'appeal',
      'appealed_at',
      'answer',
      'answered_at',
      'lifted_at',
    ],
    withholds: [],
    title: 'communitySanctions',
    inWords: 'Warnings and pauses in the community, with your appeals',
    isOf: byUser,
  },
];
