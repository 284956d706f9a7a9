import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { remainders } from '../../../plugins/personalData/remainders';
import { addArticlePages } from './articlePages';
import { articlePictureRoutes } from './articlePictureRoutes';
import { articleRoutes } from './articleRoutes';
import { blogReader } from './readArticles';
import { staffArticleRoutes } from './staffArticleRoutes';

/** The blog: its articles, the desk of staff, and its public pages. */
export const articlesFeature: FastifyPluginAsyncZod = async (app) => {
  const readBlog = blogReader(app.db);
  app.personalData.add([
    {
      table: 'articles',
      exports: [
        'id',
        'slug',
        'title',
        'summary',
        'body',
        'authors',
        'created_at',
        'updated_at',
        'published_at',
        'withdrawn_at',
        'version',
      ],
      withholds: ['writer', 'shipped_as'],
      title: 'articles',
      inWords: 'Articles that you wrote or changed last',
      isOf: (userId) => sql`writer = ${userId}`,
      onErasure: { does: 'keep', remainder: remainders.work, columns: ['writer'] },
    },
  ]);
  await app.register(articleRoutes(readBlog));
  await app.register(staffArticleRoutes);
  await app.register(articlePictureRoutes);
  addArticlePages(app, readBlog);
};
