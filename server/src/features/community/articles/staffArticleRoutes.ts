import {
  ArticleBody,
  ArticleChange,
  ArticleParams,
  ArticlePreview,
  ArticlePreviewBody,
  Problem,
  PublishArticleBody,
  StaffArticle,
  StaffArticlesReply,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Transaction } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { audit } from '../../platform/audit/audit';
import {
  addArticle,
  allArticles,
  changeArticle,
  isSlugInUse,
  lockArticle,
  toStaffArticle,
  type StoredArticle,
} from './articleRepository';
import { parseArticle, readingMinutes } from './parseArticle';

const tags = ['Articles'];
const read = { access: 'staff' } as const;
const config = { access: 'staff', rateLimit: httpLimits.articles } as const;

const noSuchArticle = () => new ProblemError(404, 'article-not-found', 'There is no such article any more.');
const slugInUse = () =>
  new ProblemError(409, 'address-in-use', 'Another article has this address. Choose another one.', 'slug');
const changedMeanwhile = () =>
  new ProblemError(
    409,
    'changed-meanwhile',
    'Another person has changed this article since you opened it. Copy your text and reload the page.',
  );

/** The desk of staff for articles. Every change is in the audit log. */
export const staffArticleRoutes: FastifyPluginAsyncZod = async (app) => {
  const stampOf = (request: FastifyRequest) => ({
    writer: viewerOf(request).userId,
    at: app.clock.now(),
  });
  const note = (db: Transaction, request: FastifyRequest, did: string, { id, slug }: StoredArticle) =>
    audit(db, {
      at: app.clock.now(),
      userId: null,
      actor: viewerOf(request).userId,
      event: 'article-managed',
      address: request.ip,
      detail: { did, article: id, slug },
    });
  /** Changes an article that exists, in one transaction with its entry in the audit log. */
  const change = async (
    request: FastifyRequest<{ Params: ArticleParams }>,
    did: string,
    changesOf: (
      article: StoredArticle,
      transaction: Transaction,
    ) => Parameters<typeof changeArticle>[2] | Promise<Parameters<typeof changeArticle>[2]>,
  ) => {
    const changed = await app.db.transaction(async (transaction) => {
      const article = await lockArticle(transaction, request.params.id);
      if (!article) throw noSuchArticle();
      const changes = await changesOf(article, transaction);
      const stored = await changeArticle(transaction, article, changes, stampOf(request));
      await note(transaction, request, did, stored);
      return stored;
    });
    return toStaffArticle(changed, app.clock.now());
  };

  app.get(
    '/staff/articles',
    { schema: { tags, response: { 200: StaffArticlesReply } }, config: read },
    async () => {
      const now = app.clock.now();
      return { articles: (await allArticles(app.db)).map((article) => toStaffArticle(article, now)) };
    },
  );

  app.post(
    '/staff/articles/preview',
    { schema: { tags, body: ArticlePreviewBody, response: { 200: ArticlePreview } }, config: read },
    async ({ body: { body } }) => ({ blocks: parseArticle(body), minutes: readingMinutes(body) }),
  );

  app.post(
    '/staff/articles',
    { schema: { tags, body: ArticleBody, response: { 201: StaffArticle, 409: Problem } }, config },
    async (request, reply) => {
      const added = await app.db.transaction(async (transaction) => {
        const article = await addArticle(transaction, request.body, stampOf(request));
        if (!article) throw slugInUse();
        await note(transaction, request, 'added', article);
        return article;
      });
      return reply.code(201).send(toStaffArticle(added, app.clock.now()));
    },
  );

  app.put(
    '/staff/articles/:id',
    {
      schema: {
        tags,
        params: ArticleParams,
        body: ArticleChange,
        response: { 200: StaffArticle, 404: Problem, 409: Problem },
      },
      config,
    },
    (request) =>
      change(request, 'changed', async (article, transaction) => {
        const { version, ...body } = request.body;
        if (article.version !== version) throw changedMeanwhile();
        if (await isSlugInUse(transaction, body.slug, article.id)) throw slugInUse();
        return body;
      }),
  );

  app.post(
    '/staff/articles/:id/publish',
    {
      schema: {
        tags,
        params: ArticleParams,
        body: PublishArticleBody,
        response: { 200: StaffArticle, 404: Problem },
      },
      config,
    },
    (request) =>
      change(request, 'published', () => ({
        publishedAt: request.body.at === null ? app.clock.now() : new Date(request.body.at),
        withdrawnAt: null,
      })),
  );

  app.post(
    '/staff/articles/:id/withdraw',
    { schema: { tags, params: ArticleParams, response: { 200: StaffArticle, 404: Problem } }, config },
    (request) => change(request, 'withdrawn', () => ({ withdrawnAt: app.clock.now() })),
  );
};
