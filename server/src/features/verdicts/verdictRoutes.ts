import { Isin, StandardId, VerdictChange } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../plugins/ProblemError';
import { verdictHistory } from './verdictsRepository';

/** How a stock's verdict came about, entry by entry, oldest first. */
export const verdictRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/stocks/:isin/verdicts',
    {
      schema: {
        tags: ['Verdicts'],
        params: z.object({ isin: Isin }),
        querystring: z.object({ standard: StandardId.default('TASIS') }),
        response: { 200: z.array(VerdictChange) },
      },
      config: { access: 'user' },
    },
    async ({ params, query }) => {
      const history = await verdictHistory(app.db, params.isin, query.standard);
      if (history.length === 0)
        throw new ProblemError(404, 'stock-unknown', 'We know no stock of that ISIN.');
      return history;
    },
  );
};
