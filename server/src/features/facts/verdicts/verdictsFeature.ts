import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { verdictRoutes } from './verdictRoutes';
import { verdictJobs } from './verdictJobs';
import { verdictPersonalData } from './verdictPersonalData';

/** Verdicts, and the jobs that judge. */
export const verdictsFeature: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(verdictPersonalData);
  await app.register(verdictRoutes);
  await app.register(verdictJobs);
};
