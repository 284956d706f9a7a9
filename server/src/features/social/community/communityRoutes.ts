import {
  Post,
  PostBody,
  PostDeletedReply,
  PostParams,
  PostsQuery,
  PostsReply,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { hasConsent } from '../../platform/consents/consentLedger';
import { communityPersonalData } from './communityPersonalData';
import { createPostRepository } from './postRepository';

/** Every connection of a user whose plan includes the community. */
const membersRoom = 'community';

const termsFirst = () =>
  new ProblemError(
    403,
    'community-terms-needed',
    'Please read the community’s terms and agree to them first.',
  );

/** The same response for a missing post and for another user's. */
const noSuchPost = () =>
  new ProblemError(404, 'no-such-post', 'You have no such post. It may be deleted already.');

/** The members' conversation, live. */
export const communityRoutes: FastifyPluginAsyncZod = async (app) => {
  const posts = createPostRepository(app.db);

  app.accessRooms.open(membersRoom, 'community');
  const tellDeleted = app.jobs.handle({
    name: 'tell-deleted-posts',
    payload: z.object({ ids: z.array(z.string()) }),
    run: async ({ ids }) => {
      for (const id of ids) app.io.to(membersRoom).emit('community:deleted', { id });
    },
  });
  app.personalData.add(communityPersonalData(tellDeleted));

  app.get(
    '/community/posts',
    {
      schema: { tags: ['Community'], querystring: PostsQuery, response: { 200: PostsReply } },
      config: { access: 'community' },
    },
    async ({ query }) => posts.list(query.before),
  );

  app.post(
    '/community/posts',
    {
      schema: { tags: ['Community'], body: PostBody, response: { 201: Post, 403: Problem } },
      config: { access: 'community', rateLimit: httpLimits.community },
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      if (!(await hasConsent(app.db, userId, 'community-terms'))) throw termsFirst();
      const post = await posts.add(userId, request.body.text);
      app.io.to(membersRoom).emit('community:posted', post);
      return reply.code(201).send(post);
    },
  );

  app.delete(
    '/community/posts/:id',
    {
      schema: { tags: ['Community'], params: PostParams, response: { 200: PostDeletedReply, 404: Problem } },
      config: { access: 'community', rateLimit: httpLimits.community },
    },
    async (request) => {
      const { id } = request.params;
      if (!(await posts.remove(viewerOf(request).userId, id))) throw noSuchPost();
      app.io.to(membersRoom).emit('community:deleted', { id });
      return { success: true as const };
    },
  );
};
