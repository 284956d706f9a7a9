import { ChangePasswordBody, RenewedReply, Problem } from '@tayyib/shared/contracts';
import { withUserLock } from '../../../../database/withUserLock';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../../platform/audit/audit';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { identityMails } from '../identityMails';
import { recordWrongPassword } from './recordWrongPassword';
import { checkPassword } from './passwordRules';
import { hashPassword, isPasswordRight } from './passwords';
import { createUserRepository } from '../userRepository';
import { mailExpiresAt } from '../../../platform/outbox/messageQueue';

const wrongPassword = () => new ProblemError(400, 'wrong-password', 'This is not your password.', 'current');
const hasNoPassword = () =>
  new ProblemError(
    409,
    'no-password',
    'This account has no password yet. Ask for a link with “Forgot your password?” to choose one.',
  );

/** Choosing a new password while signed in. Every other device is signed out, and copies of this session end. */
export function changePasswordRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, links, loginAttempts } = context;
  app.put(
    '/profile/password',
    {
      schema: {
        tags: ['Profile'],
        body: ChangePasswordBody,
        response: { 200: RenewedReply, 400: Problem, 409: Problem, 429: Problem },
      },
      config: { access: 'user', rateLimit: httpLimits.identity },
    },
    async (request, reply) => {
      const { userId, sessionId } = viewerOf(request);
      const { current, password } = request.body;
      const user = await users.require(userId);
      if (user.passwordHash === null) throw hasNoPassword();
      const attempt = await context.attemptOf(request, user.email);
      const locks = await loginAttempts.consume(attempt);
      if (!(await isPasswordRight(current, user.passwordHash))) {
        await recordWrongPassword(context, request, { userId, locks });
        throw wrongPassword();
      }
      await loginAttempts.succeeded(attempt);
      checkPassword(password, user);
      const passwordHash = await hashPassword(password);
      await withUserLock(app.db, userId, async (transaction) => {
        const now = app.clock.now();
        const people = createUserRepository(transaction);
        // of several changes at once with the same old password one is made
        if ((await people.require(userId)).passwordHash !== user.passwordHash) throw wrongPassword();
        await people.setPassword(userId, passwordHash);
        await links.revokeAll(transaction, userId, now);
        const message = { recipient: user.email, ...identityMails.passwordChanged() };
        const expiresAt = mailExpiresAt(now);
        await app.messages.add(transaction, { channel: 'mail', ...message, expiresAt });
        await audit(transaction, { at: now, userId, event: 'password-changed', address: request.ip });
      });
      await app.sessions.endOthers(userId, sessionId, 'Your password was changed. Sign in with the new one.');
      return { success: true as const, ...(await app.sessions.replaceCredentials(request, reply)) };
    },
  );
}
