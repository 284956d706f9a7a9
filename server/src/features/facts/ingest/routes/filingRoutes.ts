import {
  FilingBackfill,
  FilingHost,
  FilingsReply,
  KnownFilingsQuery,
  KnownFilingsReply,
  PauseRequests,
  Problem,
  RetriedReply,
  RetryFilings,
  StartBackfill,
} from '@tayyib/shared/contracts';
import { indianDay } from '@tayyib/shared/values/calendar';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addJob } from '../../../../jobs/addJob';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../../platform/audit/audit';
import { fetchContextOf } from '../fetching/FetchContext';
import { setBackfillState, startBackfill } from '../filings/backfill/backfillRepository';
import { fetchFilingsTask } from '../filings/lists/recordListed';
import { exchangeHosts } from '../filings/hosts/exchangeHosts';
import { setHostPaused } from '../filings/hosts/hostPace';
import { retryFilings } from '../filings/knownFilingsRepository';
import { listFilings, readBackfill, readFilings } from '../filings/readFilings';

const tags = ['Feeds'];
const config = { access: 'staff' } as const;
const changing = { ...config, rateLimit: httpLimits.feedFetches };

/** The filings feed for staff: its state, what failed and why, pauses and backfills. */
export const filingRoutes: FastifyPluginAsyncZod = async (app) => {
  const note = (request: FastifyRequest, detail: Record<string, string | boolean>) =>
    audit(app.db, {
      at: app.clock.now(),
      userId: null,
      actor: viewerOf(request).userId,
      event: 'filings-managed',
      address: request.ip,
      detail,
    });
  const read = () => readFilings(fetchContextOf(app), app.config.feeds.isOn);
  const backfill = async () => {
    const newest = await readBackfill(app.db);
    if (newest === null) throw new ProblemError(409, 'no-backfill', 'There is no backfill yet.');
    return newest;
  };

  app.get('/staff/feeds/filings', { schema: { tags, response: { 200: FilingsReply } }, config }, read);

  app.get(
    '/staff/feeds/filings/list',
    { schema: { tags, querystring: KnownFilingsQuery, response: { 200: KnownFilingsReply } }, config },
    async ({ query: { state, page } }) => listFilings(app.db, state, page),
  );

  app.post(
    '/staff/feeds/filings/hosts/:host',
    {
      schema: {
        tags,
        params: z.object({
          host: z
            .string()
            .max(80)
            .meta({ examples: ['nsearchives.nseindia.com'] }),
        }),
        body: PauseRequests,
        response: { 200: FilingHost, 404: Problem },
      },
      config: changing,
    },
    async (request) => {
      const { host } = request.params;
      if (!exchangeHosts.has(host)) throw hostUnknown();
      const { isPaused } = request.body;
      await setHostPaused(app.db, host, isPaused);
      await note(request, { host, isPaused });
      const found = (await read()).hosts.find((one) => one.host === host);
      if (found === undefined) throw hostUnknown();
      return found;
    },
  );

  app.post(
    '/staff/feeds/filings/backfill',
    {
      schema: { tags, body: StartBackfill, response: { 200: FilingBackfill, 400: Problem, 409: Problem } },
      config: changing,
    },
    async (request) => {
      const { since } = request.body;
      if (since > indianDay(app.clock.now()))
        throw new ProblemError(400, 'since-later', 'A backfill begins in the past.', 'since');
      if (!app.config.feeds.isOn)
        throw new ProblemError(
          409,
          'fetching-off',
          'Fetching is off on this server: start it with FEEDS=on.',
        );
      await startBackfill(app.db, since, app.clock.now());
      await note(request, { backfill: since });
      return backfill();
    },
  );

  app.post(
    '/staff/feeds/filings/backfill/pause',
    {
      schema: { tags, body: PauseRequests, response: { 200: FilingBackfill, 409: Problem } },
      config: changing,
    },
    async (request) => {
      const { isPaused } = request.body;
      const changed = await setBackfillState(app.db, isPaused ? 'paused' : 'running');
      if (changed === undefined)
        throw new ProblemError(409, 'no-backfill', 'There is no backfill in progress.');
      await note(request, { isPaused });
      return backfill();
    },
  );

  app.post(
    '/staff/feeds/filings/retry',
    { schema: { tags, body: RetryFilings, response: { 200: RetriedReply } }, config: changing },
    async (request) => {
      const { state } = request.body;
      const count = await app.db.transaction(async (transaction) => {
        const retried = await retryFilings(transaction, state);
        for (const { host } of retried)
          await addJob(transaction, { task: fetchFilingsTask, payload: { host }, queue: fetchFilingsTask });
        return retried.reduce((sum, each) => sum + each.count, 0);
      });
      await note(request, { retried: state });
      return { count };
    },
  );
};

const hostUnknown = () => new ProblemError(404, 'host-unknown', 'No filings come from that host.');
