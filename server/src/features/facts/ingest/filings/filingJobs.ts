import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fetchContextOf } from '../fetching/FetchContext';
import { fetchDue } from '../fetching/fetchDue';
import { startFirstBackfill } from './backfill/backfillRepository';
import { listBackfill } from './backfill/listBackfill';
import { fetchFilings } from './fetchFilings';
import { fetchFilingsTask } from './lists/recordListed';
import { filingSources } from './filingSources';
import { documentHosts } from './hosts/exchangeHosts';

/** A little less than the interval of the job, so that its runs follow each other. */
const budgetMs = 50_000;

/** Finds new filings and fetches their documents. */
export const filingJobs: FastifyPluginAsyncZod = async (app) => {
  const context = (ending: AbortSignal) => ({ ...fetchContextOf(app), ending });
  app.jobs.add({
    name: 'poll-filings',
    everyMinutes: 1,
    run: async (ending) => {
      await fetchDue(context(ending), filingSources);
    },
  });
  // new filings are fetched at once
  app.jobs.handle({
    name: fetchFilingsTask,
    payload: z.object({ host: z.enum(documentHosts) }),
    run: async ({ host }, ending) => {
      await fetchFilings(context(ending), host, budgetMs);
    },
  });
  // and what was postponed, when its time comes; one job for all hosts, so that a backfill leaves the queue to others
  app.jobs.add({
    name: 'fetch-waiting-filings',
    everyMinutes: 1,
    run: async (ending) => {
      const ours = context(ending);
      if (app.config.feeds.isBackfilled === true) await startFirstBackfill(ours.db, ours.now());
      await Promise.all([
        listBackfill(ours, budgetMs),
        ...documentHosts.map((host) => fetchFilings(ours, host, budgetMs)),
      ]);
    },
  });
};
