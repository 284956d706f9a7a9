import {
  FeedRunQuery,
  FeedRunReply,
  FeedRunsQuery,
  FeedRunsReply,
  FeedsReply,
  FetchNowReply,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../../platform/audit/audit';
import { feedUploadRoutes } from './feedUploadRoutes';
import { listRuns, readRun, refusedLines, runById } from '../feedRunsRepository';
import { fetchContextOf } from '../fetching/FetchContext';
import { fetchSource } from '../fetching/fetchSource';
import { allSources } from '../filings/filingSources';
import { filingRoutes } from './filingRoutes';
import { readFeeds } from './readFeeds';
import { refusedCsv } from './refusedCsv';

const tags = ['Feeds'];
const config = { access: 'staff' } as const;
const ofRun = z.object({ id: z.uuid().meta({ examples: ['0198c5f2-6d3b-7c41-9a55-3f0e8b1d2c47'] }) });

/** Official files for staff: feed status, runs, fetching and uploading. */
export const feedRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/staff/feeds', { schema: { tags, response: { 200: FeedsReply } }, config }, async () => ({
    isFetching: app.config.feeds.isOn,
    feeds: await readFeeds(app.db, app.clock.now()),
  }));

  app.get(
    '/staff/feeds/runs',
    { schema: { tags, querystring: FeedRunsQuery, response: { 200: FeedRunsReply } }, config },
    async ({ query: { feed, page } }) => listRuns(app.db, feed, page),
  );

  app.get(
    '/staff/feeds/runs/:id',
    {
      schema: {
        tags,
        params: ofRun,
        querystring: FeedRunQuery,
        response: { 200: FeedRunReply, 404: Problem },
      },
      config,
    },
    async ({ params: { id }, query: { page } }) => {
      const run = await readRun(app.db, id, page);
      if (run === undefined) throw runUnknown();
      return run;
    },
  );

  app.get(
    '/staff/feeds/runs/:id/refused.csv',
    {
      schema: {
        tags,
        params: ofRun,
        response: {
          200: z
            .string()
            .meta({ description: 'CSV.', examples: ['line,kind,reason\r\n12,refused,There is no ISIN.'] }),
          404: Problem,
        },
      },
      config,
    },
    async ({ params: { id } }, reply) => {
      const run = await runById(app.db, id);
      if (run === undefined) throw runUnknown();
      const name = `refused-${run.document.replace(/[^\w.-]+/g, '-')}.csv`;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(refusedCsv(await refusedLines(app.db, id)));
    },
  );

  app.post(
    '/staff/feeds/sources/:key/fetch',
    {
      schema: {
        tags,
        params: z.object({
          key: z
            .string()
            .max(40)
            .meta({ examples: ['nse-list'] }),
        }),
        response: { 200: FetchNowReply, 404: Problem, 409: Problem },
      },
      config: { ...config, rateLimit: httpLimits.feedFetches },
    },
    async (request) => {
      const { key } = request.params;
      const source = allSources.find((one) => one.key === key);
      if (source === undefined)
        throw new ProblemError(404, 'source-unknown', 'There is no such official file.');
      if (!app.config.feeds.isOn) throw fetchingOff();
      const { runId, kind, sentence } = await fetchSource(fetchContextOf(app), source);
      await audit(app.db, {
        at: app.clock.now(),
        userId: null,
        actor: viewerOf(request).userId,
        event: 'feed-fetched',
        address: request.ip,
        detail: { source: key, outcome: kind },
      });
      return { kind, sentence, run: runId === null ? null : ((await runById(app.db, runId)) ?? null) };
    },
  );

  await app.register(feedUploadRoutes);
  await app.register(filingRoutes);
};

const runUnknown = () => new ProblemError(404, 'run-unknown', 'There is no such run of a feed.');
const fetchingOff = () =>
  new ProblemError(
    409,
    'fetching-off',
    'Fetching is off on this server: start it with FEEDS=on, or load the file here.',
  );
