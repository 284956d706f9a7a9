import {
  Problem,
  StockExportQuery,
  StockFileBody,
  StockFilePreview,
  WatchlistParams,
} from '@tayyib/shared/contracts';
import { today } from '@tayyib/shared/values/calendar';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readOnlyOnBse } from '../../../facts/records/securitiesRepository';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { findWatchlist } from '../withWatchlistLock';
import { readWatchedStocks, standardOf } from '../readWatchedStocks';
import { limitsOf, readWatchlists } from '../watchlistRepository';
import { previewStockFile } from './previewStockFile';
import { writeStockFile } from './writeStockFile';

const tags = ['Watchlists'];
const config = { access: 'user', rateLimit: httpLimits.stockFiles } as const;

const file = z.unknown().meta({
  description: 'The file as text in UTF-8.',
  examples: ['###Energy,NSE:RELIANCE,NSE:TCS'],
});

/** A watchlist as a file, and what a file would add to it. */
export const stockFileRoutes: FastifyPluginAsyncZod = async (app) => {
  const read = async (request: FastifyRequest, id: string) => {
    const { userId } = viewerOf(request);
    const row = findWatchlist(await readWatchlists(app.db, userId), (each) => each.id === id);
    const [standard, snapshot] = await Promise.all([standardOf(app.db, userId), app.market.current()]);
    const wanted = { watchlistId: id, standard, snapshot, isDetailed: false };
    return { row, snapshot, stocks: await readWatchedStocks(app.db, wanted) };
  };

  app.post(
    '/watchlistcat/:id/import',
    {
      schema: {
        tags,
        params: WatchlistParams,
        body: StockFileBody,
        response: { 200: StockFilePreview, 400: Problem, 404: Problem },
      },
      config: { ...config, atOnce: 1 },
    },
    async (request) => {
      const { stocks, snapshot } = await read(request, request.params.id);
      return previewStockFile({ db: app.db, snapshot }, request.body.text, {
        present: stocks.map(({ isin }) => isin),
        room: limitsOf(viewerOf(request)).stocksPerWatchlist - stocks.length,
      });
    },
  );

  app.get(
    '/watchlistcat/:id/export',
    {
      schema: {
        tags,
        params: WatchlistParams,
        querystring: StockExportQuery,
        response: { 200: file, 404: Problem },
      },
      config,
    },
    async (request, reply) => {
      const { format } = request.query;
      const { row, stocks } = await read(request, request.params.id);
      const isins = stocks.map(({ isin }) => isin);
      const onlyOnBse = await readOnlyOnBse(app.db, isins);
      const { extension, type, text } = writeStockFile(format, { title: row.title, stocks, onlyOnBse });
      return reply
        .header('content-type', `${type}; charset=utf-8`)
        .header(
          'content-disposition',
          `attachment; filename="watchlist-${format}-${today(app.clock)}.${extension}"`,
        )
        .header('cache-control', 'no-store')
        .serializer(String)
        .send(text);
    },
  );
};
