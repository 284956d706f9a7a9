import type { FastifyError } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { catalogueRoutes } from './catalogueRoutes';
import { customRatioRoutes } from './customRatioRoutes';
import { followRoutes } from './following/followRoutes';
import { savedScreenRoutes } from './savedScreenRoutes';
import { screenRoutes } from './screenRoutes';
import { UnreadableScreen } from './UnreadableScreen';
import { screenPersonalData } from './screenPersonalData';

/** Screens in words, what they may name, and what people keep of them. */
export const screensFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(screenPersonalData);
  app.setErrorHandler<FastifyError | UnreadableScreen>((error, _request, reply) => {
    if (error instanceof UnreadableScreen) return reply.code(422).send(error.toProblem());
    throw error; // for the server's own handler
  });
  await app.register(screenRoutes);
  await app.register(catalogueRoutes);
  await app.register(savedScreenRoutes);
  await app.register(followRoutes);
  await app.register(customRatioRoutes);
};
