import { ConsentBody, ConsentParams, ConsentsReply, Problem } from '@tayyib/shared/contracts';
import {
  consentPurposeIds,
  consentPurposes,
  type ConsentPurposeId,
  type LedgerPurposeId,
} from '@tayyib/shared/consents';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { recordConsent, source } from './changeConsents';
import { consentsOf } from './consentRepository';
import { byUser } from '../../../plugins/personalData/Holding';

const isRequired = () =>
  new ProblemError(
    409,
    'consent-required',
    'There is no account without this. To take it back, erase your account.',
    'isGiven',
  );

const isListed = (purpose: LedgerPurposeId): purpose is ConsentPurposeId =>
  consentPurposeIds.some((listed) => listed === purpose);

async function standingOf(db: Database, userId: string): Promise<ConsentsReply> {
  const rows = await consentsOf(db, userId);
  const consentTo = (purpose: LedgerPurposeId) => {
    const newest = rows.find((row) => row.purpose === purpose);
    const isGiven = newest?.action === 'given' && newest.version >= consentPurposes[purpose].version;
    return { isGiven, at: newest?.at.toISOString() ?? null };
  };
  const consents = consentPurposeIds.map((purpose) => ({ purpose, ...consentTo(purpose) }));
  const history = rows.flatMap(({ id, purpose, action, version, at, device }) =>
    isListed(purpose) ? [{ id, purpose, action, version, at: at.toISOString(), device }] : [],
  );
  return {
    consents,
    history,
    disclaimer: consentTo('disclaimer'),
    purificationLedger: consentTo('purification-ledger'),
  };
}

/** The viewer's consents, and how to change them. */
export const consentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add([
    {
      table: 'consent_events',
      exports: ['id', 'user_id', 'purpose', 'action', 'version', 'at', 'address', 'device'],
      withholds: [],
      title: 'consents',
      isOf: byUser,
    },
  ]);
  const tags = ['Profile'];

  app.get(
    '/consents',
    { schema: { tags, response: { 200: ConsentsReply } }, config: { access: 'user' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return standingOf(app.db, viewerOf(request).userId);
    },
  );

  app.put(
    '/consents/:purpose',
    {
      schema: {
        tags,
        params: ConsentParams,
        body: ConsentBody,
        response: { 200: ConsentsReply, 400: Problem, 409: Problem },
      },
      config: { access: 'user', rateLimit: httpLimits.consents },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const { purpose } = request.params;
      const { isGiven } = request.body;
      if (!isGiven && consentPurposes[purpose].isRequired) throw isRequired();
      await recordConsent(app.db, {
        userId,
        purpose,
        isGiven,
        at: app.clock.now(),
        from: source(request),
      });
      return standingOf(app.db, userId);
    },
  );
};
