import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { verdictRoutes } from './verdictRoutes';
import { verdictJobs } from './verdictJobs';

/** Verdicts, and the jobs that judge. */
export const verdictsFeature: FastifyPluginAsyncZod = async (app) => {
  await app.register(verdictRoutes);
  await app.register(verdictJobs);
};
