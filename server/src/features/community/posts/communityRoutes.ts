import {
  Post,
  PostBody,
  PostDeletedReply,
  PostParams,
  PostsQuery,
  PostsReply,
  Problem,
  RepliesQuery,
  TakeDownBody,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { withoutEmails } from '../../../lib/withoutNames';
import { audit } from '../../platform/audit/audit';
import { hasConsent } from '../../accounts/consents/consentRepository';
import { createCommunityLive } from './communityLive';
import { communityPersonalData } from './communityPersonalData';
import { createPostRepository } from './postRepository';
import { removePost } from './removePost';

const tags = ['Community'];
const access = 'community';

const termsFirst = () =>
  new ProblemError(
    403,
    'community-terms-needed',
    'Please read the community’s terms and agree to them first.',
  );

/** The same response for a missing post and for another user's. */
const noSuchPost = () =>
  new ProblemError(404, 'no-such-post', 'You have no such post. It may be deleted already.');

const noPostToReplyTo = () =>
  new ProblemError(404, 'no-such-post', 'The post you reply to was deleted.', 'replyTo');

const postIsGone = () => new ProblemError(404, 'post-deleted', 'This post was deleted.');

/** The members' conversations, live. */
export const communityRoutes: FastifyPluginAsyncZod = async (app) => {
  const posts = createPostRepository(app);
  const live = createCommunityLive(app, posts);
  app.personalData.add(communityPersonalData(live.tellDeleted));

  app.get(
    '/community/posts',
    { schema: { tags, querystring: PostsQuery, response: { 200: PostsReply } }, config: { access } },
    async ({ query }) => posts.list(query.before),
  );

  app.get(
    '/community/posts/:id',
    { schema: { tags, params: PostParams, response: { 200: Post, 404: Problem } }, config: { access } },
    async ({ params }) => {
      const post = await posts.find(params.id);
      if (!post) throw postIsGone();
      return post;
    },
  );

  app.get(
    '/community/posts/:id/replies',
    {
      schema: {
        tags,
        params: PostParams,
        querystring: RepliesQuery,
        response: { 200: PostsReply, 404: Problem },
      },
      config: { access },
    },
    async ({ params, query }) => {
      if (!(await posts.find(params.id))) throw postIsGone();
      return posts.replies(params.id, query.after);
    },
  );

  app.post(
    '/community/posts',
    {
      schema: { tags, body: PostBody, response: { 201: Post, 403: Problem, 404: Problem } },
      config: { access, rateLimit: httpLimits.community },
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      if (!(await hasConsent(app.db, userId, 'community-terms'))) throw termsFirst();
      const post = await posts.add(userId, request.body);
      if (!post) throw noPostToReplyTo();
      await live.posted(post);
      return reply.code(201).send(post);
    },
  );

  app.delete(
    '/community/posts/:id',
    {
      schema: { tags, params: PostParams, response: { 200: PostDeletedReply, 404: Problem } },
      config: { access, rateLimit: httpLimits.community },
    },
    async (request) => {
      const { id } = request.params;
      const removed = await removePost(app.db, viewerOf(request).userId, id);
      if (!removed) throw noSuchPost();
      await live.deleted(id, removed.thread);
      return { success: true as const };
    },
  );

  app.post(
    '/staff/community/posts/:id/take-down',
    {
      schema: {
        tags,
        params: PostParams,
        body: TakeDownBody,
        response: { 200: PostDeletedReply, 404: Problem },
      },
      config: { access: 'staff', rateLimit: httpLimits.community },
    },
    async (request) => {
      const { id } = request.params;
      const { userId: actor } = viewerOf(request);
      const why = withoutEmails(request.body.why);
      const removed = await removePost(app.db, null, id, (transaction, userId) =>
        audit(transaction, {
          at: app.clock.now(),
          userId,
          actor,
          event: 'post-taken-down',
          detail: { post: id, why },
        }),
      );
      if (!removed) throw postIsGone();
      await live.deleted(id, removed.thread);
      return { success: true as const };
    },
  );
};
