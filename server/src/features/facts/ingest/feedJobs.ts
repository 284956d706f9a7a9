import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CooperativePace } from '../../../lib/CooperativePace';
import { fetchContextOf } from './fetching/FetchContext';
import { fetchDue } from './fetching/fetchDue';
import { reportLate } from './fetching/reportLate';
import { filingJobs } from './filings/filingJobs';
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
  await app.register(filingJobs);
  app.jobs.add({
    name: 'report-late-feeds',
    everyMinutes: 15,
    run: async () => {
      await reportLate(fetchContextOf(app), app.log);
    },
  });
  app.jobs.add({
    name: 'fetch-feeds',
    everyMinutes: 1,
    run: async (ending) => {
      await fetchDue({ ...fetchContextOf(app), ending });
    },
  });
};
