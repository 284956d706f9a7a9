import { refusalOf } from '@tayyib/shared/access';
import { ByStandardQuery, FundPortfoliosReply, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isFundKnown } from '../../facts/records/fundsRepository';
import { currentStandard } from '../../facts/verdicts/standards/standardsRepository';
import { idParams } from '../../../lib/lists';
import { versionOf } from '../../../lib/hashes';
import { NotModified } from '../../../plugins/http/conditional';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { fundPortfolios } from './fundPortfolios';

/** Portfolios of a fund by financial year, for purification. Years are not requested: they would disclose when units were bought. */
export const fundPortfolioRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/funds/:id/portfolios',
    {
      schema: {
        tags: ['Mutual funds'],
        params: idParams(20, '119172'),
        querystring: ByStandardQuery,
        response: { 200: FundPortfoliosReply, 304: NotModified, 404: Problem },
      },
      // accounts of companies are part of detailed screening, and removed for other plans
      config: { access: 'user' },
    },
    async ({ params: { id }, query, viewer }, reply) => {
      if (!(await isFundKnown(app.db, id)))
        throw new ProblemError(404, 'fund-not-found', `No fund on file has the code ${id}.`);
      const isDetailed = refusalOf('premium', viewer) === null;
      const [snapshot, standard] = await Promise.all([
        app.market.current(),
        currentStandard(app.db, query.standard),
      ]);
      const portfolios = await fundPortfolios(app.db, snapshot, { id, standard, isDetailed });
      return reply.isFresh(versionOf(portfolios)) ? reply.code(304).send() : portfolios;
    },
  );
};
