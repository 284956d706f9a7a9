import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CooperativePace } from '../../../lib/CooperativePace';
import { fetchContextOf } from './fetching/FetchContext';
import { fetchDue } from './fetching/fetchDue';
import { judgePending } from './importing/judgePending';

/** Fetches official files when they are due, where that is switched on, and heals imports that died before they judged. */
export const feedJobs: FastifyPluginAsyncZod = async (app) => {
  app.jobs.add({
    name: 'judge-pending-facts',
    everyMinutes: 5,
    run: async (ending) => {
      await judgePending(app.db, false, new CooperativePace(ending));
    },
  });
  if (!app.config.feeds.isOn) return;
  app.jobs.add({
    name: 'fetch-feeds',
    everyMinutes: 1,
    run: async (ending) => {
      await fetchDue({ ...fetchContextOf(app), ending });
    },
  });
};
