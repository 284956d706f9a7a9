import { Article, ArticleSlugParams, ArticlesReply, PictureParams, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { NotModified } from '../../../plugins/http/conditional';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { findPicture } from './articleRepository';
import type { Blog } from './readArticles';

const tags = ['Articles'];
const config = { access: 'public' } as const;
/** Another picture has another address. */
const cacheControl = 'public, max-age=31536000, immutable';

/** The published articles, for everybody. */
export const articleRoutes =
  (readBlog: (now: Date) => Promise<Blog>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/articles',
      { schema: { tags, response: { 200: ArticlesReply, 304: NotModified } }, config },
      async (_request, reply) => {
        const { version, list } = await readBlog(app.clock.now());
        return reply.isFresh(version) ? reply.code(304).send() : list;
      },
    );

    app.get(
      '/articles/:slug',
      {
        schema: {
          tags,
          params: ArticleSlugParams,
          response: { 200: Article, 304: NotModified, 404: Problem },
        },
        config,
      },
      async (request, reply) => {
        const { version, articles } = await readBlog(app.clock.now());
        const article = articles.get(request.params.slug);
        if (!article) throw new ProblemError(404, 'article-not-found', 'There is no such article.');
        return reply.isFresh(version) ? reply.code(304).send() : article;
      },
    );

    app.get(
      '/articles/pictures/:version',
      {
        schema: {
          tags,
          params: PictureParams,
          response: { 200: z.unknown().describe('A WebP picture.'), 304: NotModified, 404: Problem },
        },
        config,
      },
      async (request, reply) => {
        const { version } = request.params;
        const webp = await findPicture(app.db, version);
        if (!webp) throw new ProblemError(404, 'no-such-picture', 'There is no such picture.');
        if (reply.isFresh(version, { cacheControl })) return reply.code(304).send();
        return reply.type('image/webp').send(webp);
      },
    );
  };
