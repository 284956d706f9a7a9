import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { helpVoteRoutes } from './helpVoteRoutes';
import { staffSupportRoutes } from './staffSupportRoutes';
import { supportPersonalData } from './supportPersonalData';
import { supportRoutes } from './supportRoutes';

/** Help: requests to support, their desk, and which articles of the help center are helpful. */
export const supportFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(supportPersonalData);
  await app.register(supportRoutes);
  await app.register(staffSupportRoutes);
  await app.register(helpVoteRoutes);
};
