import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { feedRoutes } from './routes/feedRoutes';
import { feedJobs } from './feedJobs';

/** Feeds: their pages for staff, and the jobs that fetch them. */
export const ingestFeature: FastifyPluginAsyncZod = async (app) => {
  await app.register(feedRoutes);
  await app.register(feedJobs);
};
