import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionRoutes } from './sessionRoutes';
import { tokenRoutes } from './tokenRoutes';
import { userRecordRoutes } from './userRecordRoutes';
import { sessionPersonalData } from './sessionPersonalData';

/** Sessions of the user, their tokens, and the user record. */
export const sessionsFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(sessionPersonalData);
  await app.register(sessionRoutes);
  await app.register(tokenRoutes);
  await app.register(userRecordRoutes);
};
