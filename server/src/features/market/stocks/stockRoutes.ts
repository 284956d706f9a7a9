import { today } from '@tayyib/shared/calendar';
import { refusalOf } from '@tayyib/shared/access';
import { Problem, StockPage } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { versionOf } from '../../../lib/hashes';
import { readStockPage, withoutDetails } from './readStockPage';
import { idParams } from '../../../lib/lists';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Stocks'];
const config = { access: 'user' } as const;

/** Everything about one stock. */
export const stockRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stocks/:id',
    {
      schema: {
        tags,
        params: idParams(40, 'RELIANCE'),
        response: { 200: StockPage, 304: NotModified, 404: Problem },
      },
      config,
    },
    async (request, reply) => {
      const whole = await readStockPage(app.db, request.params.id, today(app.clock));
      // the tag covers what this viewer may see, so that it never matches another plan's page
      const page = refusalOf('premium', request.viewer) === null ? whole : withoutDetails(whole);
      return reply.isFresh(versionOf(page)) ? reply.code(304).send() : page;
    },
  );
};
