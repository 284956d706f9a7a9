import { sees } from '@tayyib/shared/stock-detail';
import { today } from '@tayyib/shared/values/calendar';
import { Problem, StockPage } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendPrepared } from '../../../plugins/http/preparedReply';
import { createPreparedReplies } from '../marketSnapshot/http/preparedReplies';
import { readStockPage, withoutDetails } from './readStockPage';
import { idParams } from '../../../lib/lists';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Stocks'];
const config = { access: 'user' } as const;

/** About 200 KB each. */
const maxCached = 300;

/** Everything about one stock. */
export const stockRoutes: FastifyPluginAsyncZod = async (app) => {
  const preparedPage = createPreparedReplies({ schema: StockPage, max: maxCached });
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
      const isDetailed = sees('ratios', request.viewer);
      const { id } = request.params;
      // viewers of one kind of plan share a page
      const key = `${id.trim().toUpperCase()} ${isDetailed}`;
      const page = await preparedPage(await app.market.state(), key, async () => {
        const whole = await readStockPage(app, id, today(app.clock));
        return isDetailed ? whole : withoutDetails(whole);
      });
      if (reply.isFresh(page.version)) return reply.code(304).send();
      return sendPrepared(reply, page);
    },
  );
};
