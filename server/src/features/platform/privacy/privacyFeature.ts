import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { createIdentityContext } from '../identity/IdentityContext';
import { erasureRoutes } from './erasureRoutes';
import { privacyRoutes } from './privacyRoutes';

/** What is stored of a person: a copy of it, and its erasure. */
export const privacyFeature: FastifyPluginAsyncZod = async (app) => {
  erasureRoutes(app, createIdentityContext(app));
  await app.register(privacyRoutes);
};
