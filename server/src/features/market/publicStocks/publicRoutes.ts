import {
  PublicHome,
  PublicListParams,
  PublicListReply,
  PublicOverview,
  PublicSearchQuery,
  PublicSearchReply,
  PublicStockReply,
} from '@tayyib/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParams } from '../../../lib/lists';
import { NotModified } from '../../../plugins/http/conditional';
import type { PreparedReply } from '../../../plugins/http/preparedReply';
import { sendPrepared } from '../../../plugins/http/preparedReply';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { nearestStocks } from './nearestStocks';
import type { PublicPages } from './publicPages';

const tags = ['Public stocks'];
const config = { access: 'public', knowsViewer: false, rateLimit: httpLimits.publicStocks } as const;
const mostFound = 8;

/** What public pages show, for a browser that goes from one to another, and the search of visitors. */
export const publicRoutes =
  (pages: PublicPages): FastifyPluginAsyncZod =>
  async (app) => {
    const { codeVersion } = app.config;
    /** The content of a reply, unless the client has it. */
    const send = <Content>(reply: FastifyReply, prepared: PreparedReply<Content>) =>
      reply.isFresh(`${codeVersion} ${prepared.version}`) ? null : sendPrepared(reply, prepared);

    app.get(
      '/public/home',
      { schema: { tags, response: { 200: PublicHome, 304: NotModified } }, config },
      async (_request, reply) => send(reply, await pages.home()) ?? reply.code(304).send(),
    );
    app.get(
      '/public/stocks',
      { schema: { tags, response: { 200: PublicOverview, 304: NotModified } }, config },
      async (_request, reply) => send(reply, await pages.overview()) ?? reply.code(304).send(),
    );
    app.get(
      '/public/stocks/:id',
      {
        schema: {
          tags,
          params: idParams(40, 'RELIANCE'),
          response: { 200: PublicStockReply, 304: NotModified },
        },
        config,
      },
      async ({ params: { id } }, reply) => send(reply, await pages.stock(id)) ?? reply.code(304).send(),
    );
    app.get(
      '/public/lists/:kind/:id/:page',
      {
        schema: { tags, params: PublicListParams, response: { 200: PublicListReply, 304: NotModified } },
        config,
      },
      async ({ params: { kind, id, page } }, reply) =>
        send(reply, await pages.list(kind, id, page)) ?? reply.code(304).send(),
    );
    app.get(
      '/public/search',
      {
        schema: { tags, querystring: PublicSearchQuery, response: { 200: PublicSearchReply } },
        config,
      },
      async ({ query: { q } }) => ({ rows: nearestStocks(await app.market.current(), q, mostFound) }),
    );
  };
