import { and, eq, isNull, sql } from 'drizzle-orm';
import { posts } from '../../../database/schema/community/communityTables';
import type { AddJob } from '../../../jobs/createJobs';
import type { Holding } from '../../../plugins/personalData/Holding';

/**
 * The personal data this feature stores.
 * @param tellDeleted adds the job that tells members which posts are gone, and of which conversations
 */
export const communityPersonalData = (
  tellDeleted: AddJob<{ ids: string[]; threads: string[] }>,
): readonly Holding[] => [
  {
    table: 'posts',
    exports: ['id', 'author', 'text', 'reply_to', 'thread', 'created_at', 'deleted_at'],
    withholds: [],
    title: 'posts',
    inWords: 'Posts with the replies to them',
    isOf: (userId) => sql`author = ${userId}`,
    async beforeErasure(transaction, userId) {
      const isShown = and(eq(posts.author, userId), isNull(posts.deletedAt));
      const columns = { id: posts.id, thread: posts.thread };
      const shown = await transaction.select(columns).from(posts).where(isShown);
      const threads = [...new Set(shown.flatMap(({ thread }) => (thread === null ? [] : [String(thread)])))];
      if (shown.length > 0)
        await tellDeleted(transaction, { ids: shown.map(({ id }) => String(id)), threads });
    },
  },
];
