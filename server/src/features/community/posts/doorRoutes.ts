import { CommunityDoorReply } from '@tayyib/shared/contracts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { posts } from '../../../database/schema/community/communityTables';
import { isShown, selectPosts, toSummary, toWire } from './readPosts';

const shownThreads = 3;

/** What people see of the community before they are members: threads whose authors allow it, without the replies of others. */
export const doorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/community/door',
    { schema: { tags: ['Community'], response: { 200: CommunityDoorReply } }, config: { access: 'user' } },
    async () => {
      const [rows, [counts]] = await Promise.all([
        selectPosts(app.db)
          .where(and(isShown, isNull(posts.thread), eq(posts.isPublic, true)))
          .orderBy(desc(posts.likes), desc(posts.id))
          .limit(shownThreads),
        app.db
          .select({
            members: sql<number>`count(distinct ${posts.author})::int`,
            posts: sql<number>`count(*)::int`,
          })
          .from(posts)
          .where(isNull(posts.deletedAt)),
      ]);
      return {
        threads: rows.map((row) => ({
          head: toSummary(row),
          // pictures are for members
          blocks: toWire(row).blocks.filter(({ kind }) => kind !== 'picture'),
        })),
        members: counts?.members ?? 0,
        posts: counts?.posts ?? 0,
        isDemo: app.config.offersDemoAccounts,
      };
    },
  );
};
