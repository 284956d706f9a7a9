import { indianDay } from '@tayyib/shared/values/calendar';
import {
  LedgerDuesBody,
  LedgerLineParams,
  LedgerPaymentBody,
  LedgerReply,
  Problem,
  type LedgerLine,
} from '@tayyib/shared/contracts';
import { maxLedgerLines } from '@tayyib/shared/limits';
import { draftDues, draftPayment, draftReversal } from '@tayyib/shared/shariah/purification-ledger';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { ledgerPersonalData } from './ledgerPersonalData';
import { addToLedger, deleteLedger, readLedger } from './ledgerRepository';

const tags = ['Purification'];
const theirs = { access: 'user' } as const;
const adding = { ...theirs, rateLimit: httpLimits.ledgers };
const added = { 200: LedgerReply, 403: Problem, 409: Problem };

const replyOf = (lines: LedgerLine[]): LedgerReply => ({ lines, limit: maxLedgerLines });

/** The viewer's purification ledger, for those who store it on their account. */
export const purificationLedgerRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(ledgerPersonalData);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get(
    '/purification/ledger',
    { schema: { tags, response: { 200: LedgerReply } }, config: theirs },
    async (request) => replyOf(await readLedger(app.db, viewerOf(request).userId)),
  );

  app.post(
    '/purification/ledger/dues',
    { schema: { tags, body: LedgerDuesBody, response: added }, config: adding },
    async (request) => {
      const { dues } = request.body;
      const at = app.clock.now();
      const draft = (lines: readonly LedgerLine[]) =>
        draftDues(lines, dues, indianDay(at)) ?? refuse('year-not-ended', 'This year has not ended yet.');
      return replyOf(await addToLedger(app.db, { userId: viewerOf(request).userId, at, draft }));
    },
  );

  app.post(
    '/purification/ledger/payments',
    { schema: { tags, body: LedgerPaymentBody, response: added }, config: adding },
    async (request) => {
      const { requestId, ...payment } = request.body;
      const at = app.clock.now();
      const draft = (lines: readonly LedgerLine[]) =>
        draftPayment(lines, payment, indianDay(at)) ??
        refuse('no-due', 'A payment is for a due in the ledger, on a day up to today.');
      return replyOf(await addToLedger(app.db, { userId: viewerOf(request).userId, at, requestId, draft }));
    },
  );

  app.post(
    '/purification/ledger/payments/:id/reversal',
    { schema: { tags, params: LedgerLineParams, response: { ...added, 404: Problem } }, config: adding },
    async (request) => {
      const at = app.clock.now();
      const draft = (lines: readonly LedgerLine[]) =>
        draftReversal(lines, request.params.id, indianDay(at)) ?? notFound();
      return replyOf(await addToLedger(app.db, { userId: viewerOf(request).userId, at, draft }));
    },
  );

  app.delete(
    '/purification/ledger',
    { schema: { tags, response: { 200: LedgerReply } }, config: adding },
    async (request) => {
      await deleteLedger(app.db, viewerOf(request).userId);
      return replyOf([]);
    },
  );
};

function refuse(code: string, message: string): never {
  throw new ProblemError(409, code, message);
}

function notFound(): never {
  throw new ProblemError(404, 'payment-not-found', 'There is no such payment in your ledger.');
}
