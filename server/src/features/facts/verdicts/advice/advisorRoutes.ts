import {
  BusinessFactsReply,
  OverridesReply,
  Problem,
  RecordBusinessFact,
  SignOverride,
  StandingOverridesReply,
  TypedIsin,
  VerdictOverride,
} from '@tayyib/shared/contracts';
import { today } from '@tayyib/shared/values/calendar';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { knownStock } from '../knownStock';
import { allStandingOverrides, liftOverride, overridesOf, signOverride } from './overridesRepository';
import { businessFactsOf, recordBusinessFact } from './recordBusinessFact';
import { signerOf } from '../../../../plugins/session/Viewer';
import { recomputeVerdicts } from '../judging/recomputeVerdicts';

const tags = ['Advisor'];
const config = { access: 'advisor' } as const;
const params = z.object({ isin: TypedIsin });

/** An advisor's input on one company: lines of business with their source, and overrides of a computed verdict. */
export const advisorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/staff/overrides',
    { schema: { tags, response: { 200: StandingOverridesReply } }, config },
    async () => allStandingOverrides(app.db, today(app.clock)),
  );

  app.get(
    '/staff/stocks/:isin/overrides',
    { schema: { tags, params, response: { 200: OverridesReply } }, config },
    async ({ params: { isin } }) => overridesOf(app.db, isin),
  );

  app.post(
    '/staff/stocks/:isin/overrides',
    {
      schema: { tags, params, body: SignOverride, response: { 201: VerdictOverride, 404: Problem } },
      config,
    },
    async (request, reply) => {
      const { isin } = request.params;
      const { standard, action, status = 3, reason, until } = request.body;
      const signedOn = today(app.clock);
      const from = request.body.from ?? signedOn;
      if (until !== null && until < from)
        throw new ProblemError(400, 'invalid-request', 'The last day cannot come before the first.', 'until');
      const { userId: advisorId, name } = signerOf(request);
      const signed = await app.db.transaction(async (transaction) => {
        await knownStock(transaction, isin);
        const facts = { isin, standard, action, status, reason, advisorId, signedBy: name, from, until };
        const override = await signOverride(transaction, facts);
        const cause = action === 'hold' ? `Held by ${name}: ${reason}` : `Decided by ${name}: ${reason}`;
        await recomputeVerdicts(transaction, [isin], cause, signedOn, standard);
        return override;
      });
      return reply.code(201).send(signed);
    },
  );

  app.delete(
    '/staff/stocks/:isin/overrides/:id',
    {
      schema: {
        tags,
        params: params.extend({ id: z.uuid() }),
        response: { 200: VerdictOverride, 404: Problem },
      },
      config,
    },
    async (request) => {
      const { isin, id } = request.params;
      const signer = signerOf(request);
      return app.db.transaction(async (transaction) => {
        const lifted = await liftOverride(transaction, isin, id, signer);
        if (lifted === undefined)
          throw new ProblemError(404, 'override-unknown', 'There is nothing to lift.');
        const cause = `${lifted.action === 'hold' ? 'Hold' : 'Decision'} lifted by ${signer.name}`;
        await recomputeVerdicts(transaction, [isin], cause, today(app.clock), lifted.standard);
        return lifted;
      });
    },
  );

  app.get(
    '/staff/stocks/:isin/business-facts',
    { schema: { tags, params, response: { 200: BusinessFactsReply } }, config },
    async ({ params: { isin } }) => businessFactsOf(app.db, isin),
  );

  app.post(
    '/staff/stocks/:isin/business-facts',
    {
      schema: {
        tags,
        params,
        body: RecordBusinessFact,
        response: { 201: BusinessFactsReply, 404: Problem },
      },
      config,
    },
    async (request, reply) => {
      const { isin } = request.params;
      const signer = signerOf(request);
      const recorded = await app.db.transaction(async (transaction) => {
        await knownStock(transaction, isin);
        await recordBusinessFact(transaction, isin, request.body, signer);
        const { activity, source } = request.body;
        const cause = `${activity}, recorded by ${signer.name} from ${source.publisher}, ${source.document}`;
        await recomputeVerdicts(transaction, [isin], cause, today(app.clock));
        return businessFactsOf(transaction, isin);
      });
      return reply.code(201).send(recorded);
    },
  );
};
