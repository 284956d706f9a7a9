import {
  DispatchReply,
  EraseBody,
  ErasedReply,
  ErasureReply,
  erasureWord,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { clearSessionCookie } from '../../../plugins/session/sessionCookie';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import type { IdentityApp, IdentityContext } from '../identity/IdentityContext';
import { refusedCode, targetOf, wrongCode } from '../identity/IdentityContext';
import { identityMails } from '../identity/identityMails';
import { recordWrongPassword } from '../identity/password/recordWrongPassword';
import { isPasswordRight } from '../identity/password/passwords';
import type { UserRow } from '../identity/userRepository';
import { eraseUser } from './eraseUser';
import { previewErasure } from './previewErasure';

const purpose = 'erase-account';
const wrongPassword = () => new ProblemError(400, 'wrong-password', 'This is not your password.', 'password');
const alreadyErased = () => new ProblemError(401, 'sign-in-needed', 'This account is erased.');

/** Account erasure. Available without agreeing to new terms. */
export function erasureRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, codes, loginAttempts, send, sends, recordRefusal } = context;
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
      const { id: holder, email } = await users.require(viewerOf(request).userId);
      const target = targetOf(email);
      const data = await send({
        purpose,
        target,
        channel: 'mail',
        compose: async (transaction) => {
          const now = app.clock.now();
          const code = await codes.issue(transaction, { purpose, target, holder, now });
          return { recipient: email, ...identityMails.erasureCode(code), expiresAt: codes.expiryOf(now) };
        },
      });
      return { success: true as const, data };
    },
  );

  /** A session alone is not enough: anyone at an unlocked browser could erase the account. */
  const verifyProof = async (user: UserRow, { password, code }: EraseBody, request: FastifyRequest) => {
    if (password !== undefined) {
      const attempt = { email: user.email, address: request.ip };
      const locks = await loginAttempts.consume(attempt);
      if (!(await isPasswordRight(password, user.passwordHash))) {
        await recordWrongPassword(context, request, { userId: user.id, locks });
        throw wrongPassword();
      }
      await loginAttempts.succeeded(attempt);
      return;
    }
    const guess = { purpose, target: targetOf(user.email), code: code ?? '', holder: user.id } as const;
    if (!(await codes.redeem(app.db, guess, app.clock.now()))) {
      await recordRefusal(request, refusedCode(user.id, purpose));
      throw wrongCode();
    }
    await loginAttempts.reset(user.email);
  };

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
      await verifyProof(user, request.body, request);
      const erased = await app.db.transaction((transaction) =>
        eraseUser(transaction, {
          holdings: app.personalData.all,
          userId: user.id,
          now: app.clock.now(),
          seller: app.config.seller,
        }),
      );
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
