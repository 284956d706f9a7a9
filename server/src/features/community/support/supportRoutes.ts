import {
  NewSupportRequest,
  Problem,
  SupportMessageBody,
  SupportParams,
  SupportRequest,
  SupportRequestsReply,
} from '@tayyib/shared/contracts';
import { maxOpenSupportRequests } from '@tayyib/shared/limits';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { withUserLock } from '../../../database/withUserLock';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { mailAboutRequest } from './supportMails';
import { noSuchRequest, requestIsClosed, tooManyMessages } from './supportProblems';
import { addMessage, addRequest, lockRequest, moveRequest, requestsOf } from './supportRepository';

const tags = ['Support'];
const usersOnly = { access: 'user' } as const;
const writing = { access: 'user', rateLimit: httpLimits.supportRequests } as const;

const tooManyOpen = () =>
  new ProblemError(
    409,
    'requests-waiting',
    `${maxOpenSupportRequests} of your requests are not closed. Please close one that needs no answer, or write in it.`,
  );

/** A user's own requests to support. Nobody else's are found by their id. */
export const supportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/support/requests',
    { schema: { tags, response: { 200: SupportRequestsReply } }, config: usersOnly },
    async (request) => ({
      requests: await requestsOf(app.db, viewerOf(request).userId),
      openMost: maxOpenSupportRequests,
    }),
  );

  app.post(
    '/support/requests',
    {
      schema: { tags, body: NewSupportRequest, response: { 201: SupportRequest, 409: Problem } },
      config: writing,
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const { topic, text, code = null } = request.body;
      const at = app.clock.now();
      const added = await withUserLock(app.db, userId, async (transaction) => {
        const stored = await addRequest(transaction, { userId, topic, text, code, at });
        if (!stored) throw tooManyOpen();
        await mailAboutRequest(app, transaction, { userId, topic, at, news: { kind: 'received' } });
        return stored;
      });
      return reply.code(201).send(added);
    },
  );

  app.post(
    '/support/requests/:id/messages',
    {
      schema: {
        tags,
        params: SupportParams,
        body: SupportMessageBody,
        response: { 200: SupportRequest, 404: Problem, 409: Problem },
      },
      config: writing,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const at = app.clock.now();
      return app.db.transaction(async (transaction) => {
        const row = await lockRequest(transaction, request.params.id, userId);
        if (!row) throw noSuchRequest();
        if (row.state === 'closed') throw requestIsClosed();
        const message = { requestId: row.id, isFromStaff: false, text: request.body.text, at };
        if (!(await addMessage(transaction, message))) throw tooManyMessages();
        return moveRequest(transaction, row, { state: 'open', at });
      });
    },
  );

  app.post(
    '/support/requests/:id/close',
    {
      schema: { tags, params: SupportParams, response: { 200: SupportRequest, 404: Problem } },
      config: writing,
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const at = app.clock.now();
      return app.db.transaction(async (transaction) => {
        const row = await lockRequest(transaction, request.params.id, userId);
        if (!row) throw noSuchRequest();
        return moveRequest(transaction, row, { state: 'closed', at });
      });
    },
  );
};
