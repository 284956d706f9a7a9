import {
  Problem,
  StaffHelpVotesReply,
  StaffSupportQuery,
  StaffSupportReply,
  SupportAnswerBody,
  SupportParams,
  SupportRequest,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { audit } from '../../platform/audit/audit';
import { countVotes } from './helpVotes';
import { alertOfAnswer } from './alertOfAnswer';
import { mailAboutRequest } from './supportMails';
import { noSuchRequest, requestIsClosed, tooManyMessages } from './supportProblems';
import { addMessage, countStates, lockRequest, moveRequest, readQueue } from './supportRepository';

const tags = ['Support'];
const staff = { access: 'staff' } as const;
const deciding = { access: 'staff', rateLimit: httpLimits.community } as const;

/** The desk for requests. Every act is in the audit log, and mailed to the user. */
export const staffSupportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/staff/support',
    { schema: { tags, querystring: StaffSupportQuery, response: { 200: StaffSupportReply } }, config: staff },
    async ({ query: { state } }) => ({
      counts: await countStates(app.db),
      requests: await readQueue(app.db, state),
    }),
  );

  app.post(
    '/staff/support/:id/answer',
    {
      schema: {
        tags,
        params: SupportParams,
        body: SupportAnswerBody,
        response: { 200: SupportRequest, 404: Problem, 409: Problem },
      },
      config: deciding,
    },
    async (request) => {
      const { text, isClosing } = request.body;
      const at = app.clock.now();
      return app.db.transaction(async (transaction) => {
        const row = await lockRequest(transaction, request.params.id);
        if (!row) throw noSuchRequest();
        if (row.state === 'closed') throw requestIsClosed();
        const { id, userId, topic } = row;
        const message = { requestId: id, isFromStaff: true, text, at };
        if (!(await addMessage(transaction, message))) throw tooManyMessages();
        await mailAboutRequest(app, transaction, {
          userId,
          topic,
          at,
          news: { kind: 'answered', text, isClosing },
        });
        await alertOfAnswer(transaction, { id, userId, topic, at });
        await audit(transaction, {
          at,
          userId,
          actor: viewerOf(request).userId,
          event: 'support-answered',
          detail: { request: id, closed: String(isClosing) },
        });
        return moveRequest(transaction, row, { state: isClosing ? 'closed' : 'answered', at });
      });
    },
  );

  app.post(
    '/staff/support/:id/close',
    {
      schema: {
        tags,
        params: SupportParams,
        response: { 200: SupportRequest, 404: Problem, 409: Problem },
      },
      config: deciding,
    },
    async (request) => {
      const at = app.clock.now();
      return app.db.transaction(async (transaction) => {
        const row = await lockRequest(transaction, request.params.id);
        if (!row) throw noSuchRequest();
        if (row.state === 'closed') throw requestIsClosed();
        const { id, userId, topic } = row;
        await mailAboutRequest(app, transaction, { userId, topic, at, news: { kind: 'closed' } });
        await audit(transaction, {
          at,
          userId,
          actor: viewerOf(request).userId,
          event: 'support-closed',
          detail: { request: id },
        });
        return moveRequest(transaction, row, { state: 'closed', at });
      });
    },
  );

  app.get(
    '/staff/help-votes',
    { schema: { tags, response: { 200: StaffHelpVotesReply } }, config: staff },
    async () => ({ articles: await countVotes(app.db) }),
  );
};
