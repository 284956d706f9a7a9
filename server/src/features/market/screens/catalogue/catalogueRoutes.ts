import {
  HistogramQuery,
  HistogramReply,
  ReadyScreensReply,
  ScreenCatalogueReply,
  ScreenProblem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { catalogueOf } from './catalogueOf';
import { histogramOf } from '../histogramOf';
import { loadCustomRatios } from '../customRatios/loadCustomRatios';
import { needsOfColumn, readColumn } from '../readColumns';
import { readyScreensOf } from './readyScreensOf';
import { versionOf } from '../../../../lib/hashes';
import { UnreadableScreen } from '../UnreadableScreen';
import { NotModified } from '../../../../plugins/http/conditional';

const tags = ['Screens'];

/** The metrics of screens, their distributions, and ready-made screens. */
export const catalogueRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/screens/catalogue',
    {
      schema: { tags, response: { 200: ScreenCatalogueReply, 304: NotModified } },
      config: { access: 'premium' },
    },
    async (_request, reply) => {
      const { catalogue, version } = catalogueOf(await app.market.current());
      return reply.isFresh(version) ? reply.code(304).send() : catalogue;
    },
  );

  app.get(
    '/screens/histogram',
    {
      schema: {
        tags,
        querystring: HistogramQuery,
        response: { 200: HistogramReply, 304: NotModified, 422: ScreenProblem },
      },
      config: { access: 'premium' },
    },
    async (request, reply) => {
      const { column: text, standard, buckets } = request.query;
      const [snapshot, customRatios] = await Promise.all([
        app.market.current(),
        loadCustomRatios(app.db, viewerOf(request).userId),
      ]);
      const columns = snapshot.columns(null);
      await columns.prepare(standard, needsOfColumn(text, customRatios));
      const column = readColumn(text, customRatios, columns.sourceFor(standard), 'column');
      if (column.kind === 'word') {
        const position = { start: 0, end: text.length, line: 1, column: 1 };
        throw new UnreadableScreen(
          text,
          [{ position, message: `${column.text} is a word, not a number.` }],
          'column',
        );
      }
      const histogram = histogramOf(column, snapshot.dossiers.length, snapshot.day, buckets);
      return reply.isFresh(versionOf(histogram)) ? reply.code(304).send() : histogram;
    },
  );

  app.get(
    '/screens/ready',
    {
      schema: { tags, response: { 200: ReadyScreensReply, 304: NotModified } },
      config: { access: 'user' },
    },
    async (_request, reply) => {
      const { reply: ready, version } = readyScreensOf(await app.market.current());
      return reply.isFresh(version) ? reply.code(304).send() : ready;
    },
  );
};
