import { and, eq, isNull, sql } from 'drizzle-orm';
import { posts } from '../../../database/schema/social/communityTables';
import type { AddJob } from '../../../jobs/createJobs';
import type { Holding } from '../../../plugins/personalData/Holding';

/**
 * The personal data this feature stores.
 * @param tellDeleted adds the job that tells members which posts are gone
 */
export const communityPersonalData = (tellDeleted: AddJob<{ ids: string[] }>): readonly Holding[] => [
  {
    table: 'posts',
    exports: ['id', 'author', 'text', 'created_at', 'deleted_at'],
    withholds: [],
    title: 'posts',
    isOf: (userId) => sql`author = ${userId}`,
    async beforeErasure(transaction, userId) {
      const isShown = and(eq(posts.author, userId), isNull(posts.deletedAt));
      const shown = await transaction.select({ id: posts.id }).from(posts).where(isShown);
      if (shown.length > 0) await tellDeleted(transaction, { ids: shown.map(({ id }) => String(id)) });
    },
  },
];
