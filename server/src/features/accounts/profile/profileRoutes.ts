import { Problem, ProfileBody, ProfileReply, SessionReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { readSubscription } from '../billing/terms/openSubscription';
import { toWireUser } from '../identity/toWireUser';
import { createUserRepository } from '../identity/userRepository';
import { avatarRoutes } from './avatarRoutes';
import { dashboardRoutes } from './dashboardRoutes';
import { securityEventRoutes } from './securityEventRoutes';
import { byUser } from '../../../plugins/personalData/Holding';

const tags = ['Profile'];

/** The profile of a user, and the events of their account. */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add([
    {
      table: 'avatars',
      exports: ['user_id', 'version', 'webp'],
      withholds: [],
      title: 'picture',
      isOf: byUser,
    },
  ]);
  const people = createUserRepository(app.db);
  const billing = { db: app.db, now: () => app.clock.now() };

  app.get(
    '/profile',
    { schema: { tags, response: { 200: ProfileReply } }, config: { access: 'user' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { email, phone, passwordHash, createdAt } = await people.require(viewerOf(request).userId);
      return { email, phone, hasPassword: passwordHash !== null, memberSince: createdAt.toISOString() };
    },
  );

  app.put(
    '/profile',
    {
      schema: { tags, body: ProfileBody, response: { 200: SessionReply, 400: Problem } },
      config: { access: 'user' },
    },
    async (request) => {
      const { userId, deviceId } = viewerOf(request);
      const { first_name: firstName, last_name: lastName, description, standard } = request.body;
      await people.setDetails(userId, { firstName, lastName, description, standard });
      const person = await people.require(userId);
      return { user: toWireUser(person, await readSubscription(billing, userId), deviceId) };
    },
  );

  await app.register(avatarRoutes);
  await app.register(dashboardRoutes);
  await app.register(securityEventRoutes);
};
