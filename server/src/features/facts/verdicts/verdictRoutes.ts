import { Problem, StandardId, TypedIsin, VerdictChange, VerdictReceipt } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { advisorRoutes } from './advice/advisorRoutes';
import { classAnswerRoutes } from './advice/classAnswerRoutes';
import { stockUnknown } from './knownStock';
import { readReceipt } from './receipts/readReceipt';
import { createReceiptSigner } from './receipts/receiptSignature';
import { standardsRoutes } from './standards/standardsRoutes';
import { verdictHistory } from './verdictsRepository';

const tags = ['Verdicts'];
const config = { access: 'user' } as const;
const params = z.object({ isin: TypedIsin });
const querystring = z.object({ standard: StandardId.default('TASIS') });

/** A stock's verdict history, its receipt, and the routes of advisors. */
export const verdictRoutes: FastifyPluginAsyncZod = async (app) => {
  const signed = createReceiptSigner(app.registrySigner);
  app.get(
    '/stocks/:isin/verdicts',
    {
      schema: { tags, params, querystring, response: { 200: z.array(VerdictChange) } },
      // the stock page omits the history for the same viewers
      config: { access: 'premium' },
    },
    async ({ params: { isin }, query }) => {
      const history = await verdictHistory(app.db, isin, query.standard);
      if (history.length === 0) throw stockUnknown();
      return history;
    },
  );

  app.get(
    '/stocks/:isin/receipt',
    { schema: { tags, params, querystring, response: { 200: VerdictReceipt, 404: Problem } }, config },
    async ({ params: { isin }, query }, reply) => {
      const receipt = await readReceipt(app.db, isin, query.standard);
      if (receipt === undefined) throw stockUnknown();
      const file = `receipt-${receipt.symbol.replace(/[^A-Z0-9]+/gi, '-')}-${query.standard}.json`;
      return reply.header('content-disposition', `attachment; filename="${file}"`).send(signed(receipt));
    },
  );

  await app.register(advisorRoutes);
  await app.register(classAnswerRoutes);
  await app.register(standardsRoutes);
};
