import { IndustryListReply, IpoScreenReply, StocksAllQuery, StocksAllReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { industryList, ipoList, stockList } from './marketLists';
import { NotModified } from '../../../plugins/http/conditional';

const tags = ['Stocks'];
const config = { access: 'user' } as const;

/** The lists that the product's browser keeps: all stocks, all industries, all public issues. */
export const marketListRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stocksall',
    {
      schema: { tags, querystring: StocksAllQuery, response: { 200: StocksAllReply, 304: NotModified } },
      config,
    },
    async (request, reply) => {
      const { stocks, version } = await stockList(await app.market.current());
      const { page, pageSize = Math.max(1, stocks.length) } = request.query;
      if (reply.isFresh(`${version}-${page}-${pageSize}`)) return reply.code(304).send();
      const data = stocks.slice((page - 1) * pageSize, page * pageSize);
      return { version, data, total: stocks.length, page, pageSize };
    },
  );

  app.get(
    '/Industry',
    { schema: { tags, response: { 200: IndustryListReply, 304: NotModified } }, config },
    async (_request, reply) => {
      const list = await industryList(await app.market.current());
      return reply.isFresh(list.version) ? reply.code(304).send() : list;
    },
  );

  app.get(
    '/getIopscreen',
    { schema: { tags, response: { 200: IpoScreenReply, 304: NotModified } }, config },
    async (_request, reply) => {
      const picture = await app.market.current();
      const { data, version } = ipoList(picture);
      if (reply.isFresh(`${version}-${picture.day}`)) return reply.code(304).send();
      return { version, day: picture.day, data: { data } };
    },
  );
};
