import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CooperativePace } from '../../../lib/CooperativePace';
import { fetchContextOf } from './fetching/FetchContext';
import { fetchDue } from './fetching/fetchDue';
import { judgePending } from './importing/judgePending';

/** Fetches due official files, if enabled, and judges companies left over by imports that were killed. */
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
