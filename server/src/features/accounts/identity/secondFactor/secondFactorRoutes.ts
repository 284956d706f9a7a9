import {
  DispatchReply,
  OwnProofBody,
  Problem,
  RecoveryCodesReply,
  RenewedReply,
  SecondFactorCodeBody,
  SecondFactorReply,
  SecondFactorSetupReply,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { levelsOfStaff } from '../../../../plugins/session/accessDecision';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { hasAnyFactor } from '../../secondFactor/anyFactor';
import { createRecoveryCodes } from '../../secondFactor/recoveryCodes';
import { createTotpFactors } from '../../secondFactor/totpFactors';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { identityMails } from '../identityMails';
import { createOwnProof } from '../ownProof';
import { createChangeReport } from '../reportChange';

const isSetUp = () =>
  new ProblemError(
    409,
    'second-factor-set-up',
    'Your account has an authenticator app. Remove it first to set up another.',
  );
const isMissing = () => new ProblemError(404, 'no-second-factor', 'Your account has no authenticator app.');
const hasNone = () =>
  new ProblemError(404, 'no-second-factor', 'Your account has no authenticator app and no passkey.');
const wrongSetupCode = () =>
  new ProblemError(
    400,
    'wrong-code',
    'This code is not right. Check that the clock of your phone is right, and enter the newest code.',
    'code',
  );

/** The viewer's second factor: setting it up, removing it, and its recovery codes. The user is notified of each by mail. */
export function secondFactorRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users } = context;
  const { requiresSecondFactor } = app.config.identity;
  const factors = createTotpFactors(app.config.identity);
  const recovery = createRecoveryCodes(app.config.identity);
  const proof = createOwnProof(app, context, {
    purpose: 'change-second-factor',
    mail: identityMails.secondFactorCode,
    codeField: 'code',
  });
  const report = createChangeReport(app);
  const tags = ['Identity'];
  const config = { access: 'user', rateLimit: httpLimits.identity } as const;
  const refusals = { 400: Problem, 404: Problem, 409: Problem, 429: Problem };
  const viewerRow = (request: FastifyRequest) => users.require(viewerOf(request).userId);

  app.get(
    '/profile/second-factor',
    { schema: { tags, response: { 200: SecondFactorReply } }, config: { access: 'user' } },
    async (request) => {
      const { userId, roles } = viewerOf(request);
      const since = await factors.since(app.db, userId);
      return {
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: await recovery.left(app.db, userId),
        isRequired: requiresSecondFactor && levelsOfStaff.some((level) => roles.includes(level)),
      };
    },
  );

  app.post(
    '/profile/second-factor/proof',
    { schema: { tags, response: { 200: DispatchReply, 429: Problem } }, config },
    async (request) => {
      const data = await proof.sendCode(request, await viewerRow(request));
      return { success: true as const, data };
    },
  );

  app.post(
    '/profile/second-factor',
    { schema: { tags, body: OwnProofBody, response: { 200: SecondFactorSetupReply, ...refusals } }, config },
    async (request, reply) => {
      const user = await viewerRow(request);
      if ((await factors.since(app.db, user.id)) !== null) throw isSetUp();
      await proof.verify(request, user, request.body);
      const { id: userId, email } = user;
      const setup = await factors.begin(app.db, { userId, email, now: app.clock.now() });
      if (!setup) throw isSetUp();
      reply.header('cache-control', 'no-store');
      return setup;
    },
  );

  app.post(
    '/profile/second-factor/confirm',
    {
      schema: { tags, body: SecondFactorCodeBody, response: { 200: RecoveryCodesReply, ...refusals } },
      config,
    },
    async (request, reply) => {
      const user = await viewerRow(request);
      const at = app.clock.now();
      const codes = await app.db.transaction(async (transaction) => {
        const guess = { userId: user.id, code: request.body.code, now: at };
        if (!(await factors.confirm(transaction, guess))) throw wrongSetupCode();
        const fact = { at, event: 'second-factor-added', address: request.ip } as const;
        await report(transaction, user, fact, identityMails.secondFactorAdded());
        return recovery.replace(transaction, user.id, at);
      });
      // they signed in with one factor
      const { sessionId } = viewerOf(request);
      await app.sessions.endOthers(user.id, sessionId, 'Signing in takes a second step now. Sign in again.');
      const renewed = await app.sessions.replaceCredentials(request, reply);
      app.accessChanged(user.id);
      reply.header('cache-control', 'no-store');
      return { success: true as const, recoveryCodes: codes, ...renewed };
    },
  );

  app.post(
    '/profile/second-factor/recovery-codes',
    { schema: { tags, body: OwnProofBody, response: { 200: RecoveryCodesReply, ...refusals } }, config },
    async (request, reply) => {
      const user = await viewerRow(request);
      if (!(await hasAnyFactor(app.db, user.id))) throw hasNone();
      await proof.verify(request, user, request.body);
      const at = app.clock.now();
      const codes = await app.db.transaction(async (transaction) => {
        const fact = { at, event: 'recovery-codes-replaced', address: request.ip } as const;
        await report(transaction, user, fact, identityMails.recoveryCodesReplaced());
        return recovery.replace(transaction, user.id, at);
      });
      const renewed = await app.sessions.replaceCredentials(request, reply);
      reply.header('cache-control', 'no-store');
      return { success: true as const, recoveryCodes: codes, ...renewed };
    },
  );

  app.post(
    '/profile/second-factor/remove',
    { schema: { tags, body: OwnProofBody, response: { 200: RenewedReply, ...refusals } }, config },
    async (request, reply) => {
      const user = await viewerRow(request);
      if ((await factors.since(app.db, user.id)) === null) throw isMissing();
      await proof.verify(request, user, request.body);
      await app.db.transaction(async (transaction) => {
        if (!(await factors.remove(transaction, user.id))) throw isMissing();
        const hasOther = await hasAnyFactor(transaction, user.id);
        if (!hasOther) await recovery.remove(transaction, user.id);
        const fact = { at: app.clock.now(), event: 'second-factor-removed', address: request.ip } as const;
        await report(transaction, user, fact, identityMails.secondFactorRemoved(hasOther));
      });
      const { sessionId } = viewerOf(request);
      await app.sessions.endOthers(user.id, sessionId, 'The second step was removed. Sign in again.');
      const renewed = await app.sessions.replaceCredentials(request, reply);
      app.accessChanged(user.id);
      return { success: true as const, ...renewed };
    },
  );
}
