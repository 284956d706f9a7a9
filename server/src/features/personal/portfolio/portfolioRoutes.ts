import {
  AddPortfolioEntriesBody,
  AddPortfolioEntriesReply,
  PortfolioRemovedReply,
  PortfolioReply,
  Problem,
  RemovePortfolioEntriesBody,
} from '@tayyib/shared/contracts';
import { portfolioLimits } from '@tayyib/shared/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { hasConsent, hasEarlierConsent } from '../../accounts/consents/consentRepository';
import { addEntries, erasePortfolio, readPortfolio, removeEntries } from './portfolioRepository';

const tags = ['Portfolio'];
const config = { access: 'user', rateLimit: httpLimits.portfolios } as const;
const bodyLimit = portfolioLimits.requestBytes;

/** The viewer's own portfolio, stored only with their consent. */
export const portfolioRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/portfolio',
    { schema: { tags, response: { 200: PortfolioReply } }, config: { ...config, atOnce: 1 } },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      reply.header('cache-control', 'no-store');
      if (await hasConsent(app.db, userId, 'portfolio'))
        return { isStored: true, entries: await readPortfolio(app.db, userId) };
      const isToAskAgain = await hasEarlierConsent(app.db, userId, 'portfolio');
      const waiting = isToAskAgain ? (await readPortfolio(app.db, userId)).length : 0;
      return { isStored: false, entries: [], ...(waiting > 0 && { waiting }) };
    },
  );

  app.post(
    '/portfolio/entries',
    {
      schema: {
        tags,
        body: AddPortfolioEntriesBody,
        response: { 200: AddPortfolioEntriesReply, 403: Problem, 409: Problem },
      },
      config,
      bodyLimit,
    },
    async (request) => {
      const { entries } = request.body;
      const { added, stored } = await addEntries(app.db, viewerOf(request).userId, request.body);
      return { added, duplicates: entries.length - added, stored };
    },
  );

  app.post(
    '/portfolio/entries/remove',
    {
      schema: { tags, body: RemovePortfolioEntriesBody, response: { 200: PortfolioRemovedReply } },
      config,
      bodyLimit,
    },
    async (request) => ({
      removed: await removeEntries(app.db, viewerOf(request).userId, request.body.keys),
    }),
  );

  app.delete(
    '/portfolio',
    { schema: { tags, response: { 200: PortfolioRemovedReply } }, config },
    async (request) => ({ removed: await erasePortfolio(app.db, viewerOf(request).userId) }),
  );
};
