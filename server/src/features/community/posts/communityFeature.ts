import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createCommunityLive } from './communityLive';
import { communityPersonalData } from './communityPersonalData';
import { communityRoutes } from './communityRoutes';
import { digestOfThreads } from './digestOfThreads';
import { doorRoutes } from './doorRoutes';
import { moderationRoutes } from './moderationRoutes';
import { pictureRoutes } from './pictureRoutes';
import { createPostRepository } from './postRepository';
import { rulingRoutes } from './rulingRoutes';

/** The community: threads of members, what outsiders see of it, and its order. */
export const communityFeature: FastifyPluginAsyncZod = async (app) => {
  const posts = createPostRepository(app);
  const live = createCommunityLive(app, posts);
  app.personalData.add(communityPersonalData(live.tellDeleted));
  app.jobs.add({
    name: 'community-digest',
    everyMinutes: 60,
    run: (ending) => digestOfThreads(app.db, app.clock.now(), ending),
  });
  await app.register(communityRoutes(posts, live));
  await app.register(moderationRoutes(live));
  await app.register(rulingRoutes(live));
  await app.register(pictureRoutes);
  await app.register(doorRoutes);
};
