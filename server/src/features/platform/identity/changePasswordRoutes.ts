import { ChangePasswordBody, DoneReply, Problem } from '@tayyib/shared/contracts';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { viewerOf } from '../../../plugins/session/Viewer';
import { audit } from '../audit/audit';
import type { IdentityApp, IdentityContext } from './IdentityContext';
import { perAddress } from './IdentityContext';
import { identityMails } from './identityMails';
import { noteWrongPassword } from './noteWrongPassword';
import { checkPassword } from './passwordRules';
import { hashPassword, isPasswordRight } from './passwords';
import { createUserRepository } from './userRepository';

const mailCountsForMs = 24 * 3600 * 1000;

const wrongPassword = () => new ProblemError(400, 'wrong-password', 'This is not your password.', 'current');
const hasNoPassword = () =>
  new ProblemError(
    409,
    'no-password',
    'This account has no password yet. Ask for a link with “Forgot your password?” to choose one.',
  );

/** Choosing a new password while signed in. Every other device is signed out. */
export function changePasswordRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, links, tries } = context;
  app.put(
    '/profile/password',
    {
      schema: {
        tags: ['Profile'],
        body: ChangePasswordBody,
        response: { 200: DoneReply, 400: Problem, 409: Problem, 429: Problem },
      },
      config: { access: 'user', rateLimit: perAddress },
    },
    async (request) => {
      const { userId, sessionId } = viewerOf(request);
      const { current, password } = request.body;
      const person = await users.require(userId);
      if (person.passwordHash === null) throw hasNoPassword();
      const attempt = { email: person.email, address: request.ip };
      const locks = await tries.take(attempt);
      if (!(await isPasswordRight(current, person.passwordHash))) {
        await noteWrongPassword(context, request, { userId, locks });
        throw wrongPassword();
      }
      await tries.succeeded(attempt);
      checkPassword(password, person);
      const passwordHash = await hashPassword(password);
      await app.db.transaction(async (transaction) => {
        const now = app.clock.now();
        await createUserRepository(transaction).setPassword(userId, passwordHash);
        await links.revokeAll(transaction, userId, now);
        const message = { recipient: person.email, ...identityMails.passwordChanged() };
        const expiresAt = new Date(now.getTime() + mailCountsForMs);
        await app.messages.add(transaction, { channel: 'mail', ...message, expiresAt });
        await audit(transaction, { at: now, userId, event: 'password-changed', address: request.ip });
      });
      await app.sessions.endOthers(userId, sessionId, 'Your password was changed. Sign in with the new one.');
      return { success: true as const };
    },
  );
}
