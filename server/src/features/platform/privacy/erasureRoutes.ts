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
import type { IdentityApp, IdentityContext } from '../identity/IdentityContext';
import { perAddress, refusedCode, targetOf, wrongCode } from '../identity/IdentityContext';
import { identityMails } from '../identity/identityMails';
import { recordWrongPassword } from '../identity/password/recordWrongPassword';
import { isPasswordRight } from '../identity/password/passwords';
import type { UserRow } from '../identity/userRepository';
import { eraseUser } from './eraseUser';
import { previewErasure } from './previewErasure';

const purpose = 'erase-account';
const wrongPassword = () => new ProblemError(400, 'wrong-password', 'This is not your password.', 'password');
const alreadyErased = () => new ProblemError(401, 'sign-in-needed', 'This account is erased.');

/** Being rid of one's account for good. Also for those who do not agree to new terms. */
export function erasureRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, codes, loginAttempts: tries, send, recordRefusal: noteRefusal } = context;
  const tags = ['Profile'];
  const config = { access: 'user', beforeTerms: true, rateLimit: perAddress } as const;

  app.get(
    '/profile/erasure',
    { schema: { tags, response: { 200: ErasureReply } }, config },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id, passwordHash } = await users.require(viewerOf(request).userId);
      const outlook = await previewErasure(app.db, app.personalData.all, id, app.clock.now());
      return { ...outlook, hasPassword: passwordHash !== null, word: erasureWord };
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

  /** A session alone is not enough: whoever finds a browser open must not end an account. */
  const prove = async (person: UserRow, { password, code }: EraseBody, request: FastifyRequest) => {
    if (password !== undefined) {
      const attempt = { email: person.email, address: request.ip };
      const locks = await tries.consume(attempt);
      if (!(await isPasswordRight(password, person.passwordHash))) {
        await recordWrongPassword(context, request, { userId: person.id, locks });
        throw wrongPassword();
      }
      await tries.succeeded(attempt);
      return;
    }
    const guess = { purpose, target: targetOf(person.email), code: code ?? '', holder: person.id } as const;
    if (!(await codes.redeem(app.db, guess, app.clock.now()))) {
      await noteRefusal(request, refusedCode(person.id, purpose));
      throw wrongCode();
    }
    await tries.reset(person.email);
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
      const person = await users.require(viewerOf(request).userId);
      await prove(person, request.body, request);
      const erased = await app.db.transaction((transaction) =>
        eraseUser(transaction, {
          holdings: app.personalData.all,
          userId: person.id,
          now: app.clock.now(),
          seller: app.config.seller,
        }),
      );
      if (!erased) throw alreadyErased();
      app.sessions.notifyEnded(erased.sessionIds, 'Your account is erased.');
      clearSessionCookie(request, reply);
      reply.header('clear-site-data', '"cache", "cookies", "storage"');
      return { success: true as const, refundPaise: erased.refundPaise };
    },
  );
}
