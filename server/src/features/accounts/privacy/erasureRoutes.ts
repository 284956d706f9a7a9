import {
  DispatchReply,
  EraseBody,
  ErasedReply,
  ErasureReply,
  erasureWord,
  Problem,
} from '@tayyib/shared/contracts';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { clearSessionCookie } from '../../../plugins/session/sessionCookie';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import type { IdentityApp, IdentityContext } from '../identity/IdentityContext';
import { targetOf } from '../identity/IdentityContext';
import { identityMails } from '../identity/identityMails';
import { createOwnProof } from '../identity/ownProof';
import { eraseUser } from './eraseUser';
import { previewErasure } from './previewErasure';

const alreadyErased = () => new ProblemError(401, 'sign-in-needed', 'This account is erased.');

/** Account erasure. Available without agreeing to new terms. */
export function erasureRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, sends } = context;
  const proof = createOwnProof(app, context, {
    purpose: 'erase-account',
    mail: identityMails.erasureCode,
    codeField: 'code',
  });
  const tags = ['Profile'];
  const config = { access: 'user', beforeTerms: true, rateLimit: httpLimits.identity } as const;

  app.get(
    '/profile/erasure',
    { schema: { tags, response: { 200: ErasureReply } }, config },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id, passwordHash } = await users.require(viewerOf(request).userId);
      const preview = await previewErasure(app.db, app.personalData.all, id, app.clock.now());
      return { ...preview, hasPassword: passwordHash !== null, word: erasureWord };
    },
  );

  app.post(
    '/profile/erasure/code',
    { schema: { tags, response: { 200: DispatchReply, 429: Problem } }, config },
    async (request) => {
      const data = await proof.sendCode(request, await users.require(viewerOf(request).userId));
      return { success: true as const, data };
    },
  );

  app.delete(
    '/profile',
    {
      schema: {
        tags,
        body: EraseBody,
        response: { 200: ErasedReply, 400: Problem, 401: Problem, 429: Problem },
      },
      config,
    },
    async (request, reply) => {
      const user = await users.require(viewerOf(request).userId);
      await proof.verify(request, user, request.body);
      const erased = await app.db.transaction(async (transaction) => {
        // numbers that were never confirmed, or belonged to the account before
        await app.messages.forget(transaction, await context.codes.removeOf(transaction, user.id));
        return eraseUser(transaction, {
          holdings: app.personalData.all,
          userId: user.id,
          now: app.clock.now(),
          seller: app.config.seller,
        });
      });
      if (!erased) throw alreadyErased();
      for (const address of [targetOf(user.email), user.phone])
        if (address !== null) await sends.forget(address);
      app.sessions.notifyEnded(erased.sessionIds, 'Your account is erased.');
      clearSessionCookie(request, reply);
      reply.header('clear-site-data', '"cache", "cookies", "storage"');
      return { success: true as const, refundPaise: erased.refundPaise };
    },
  );
}
