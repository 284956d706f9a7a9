import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createIdentityContext } from '../identity/IdentityContext';
import { erasureRoutes } from './erasureRoutes';
import { privacyRoutes } from './privacyRoutes';

/** Export and erasure of personal data. */
export const privacyFeature: FastifyPluginAsyncZod = async (app) => {
  erasureRoutes(app, createIdentityContext(app));
  await app.register(privacyRoutes);
};
