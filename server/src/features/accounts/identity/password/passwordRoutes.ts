import {
  DispatchReply,
  DoneReply,
  EmailBody,
  LoginBody,
  LoginReply,
  Problem,
  ResetPasswordBody,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../../platform/audit/audit';
import { nameBrowser } from '../browserCookie';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { identityMails } from '../identityMails';
import { createMailedLink, deadLink } from '../codes/mailedLink';
import { recordWrongPassword } from './recordWrongPassword';
import { checkPassword } from './passwordRules';
import { hashPassword, isOutdated, isPasswordRight } from './passwords';
import { createRegistrationRepository } from '../registration/registrationRepository';
import { createUserRepository } from '../userRepository';
import { createVerification } from '../registration/verification';
import { dayMs } from '../../../../lib/durations';

const wrongCredentials = () => new ProblemError(401, 'wrong-credentials', 'Email or password is incorrect.');
const notVerified = () => new ProblemError(403, 'not-verified', 'Your account is not verified.');

/** Signing in with a password, and choosing a new one by a mailed link. */
export function passwordRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, links, loginAttempts, completeSignIn } = context;
  const verification = createVerification(app, context);
  const common = { config: { access: 'public', rateLimit: httpLimits.identity } } as const;
  const purpose = 'reset-password';
  const link = createMailedLink(app, context, {
    purpose,
    page: '/password',
    mail: identityMails.resetPassword,
  });

  /** A code sent a moment ago still works, so it does not matter when no further one is sent. */
  const sendVerification = (request: FastifyRequest, email: string, browser: string) =>
    verification.send(request, email, browser).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
    });

  app.post(
    '/login',
    {
      ...common,
      schema: {
        tags: ['Identity'],
        body: LoginBody,
        response: { 200: LoginReply, 401: Problem, 403: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const { email, password, deviceType } = request.body;
      const attempt = await context.attemptOf(request, email);
      const locks = await loginAttempts.consume(attempt);
      const user = await users.findByEmail(email);
      const isRight = await isPasswordRight(password, user?.passwordHash);
      if (!user?.passwordHash || !isRight) {
        // knowing the password of a registration proves having made it; the same for emails that have an
        // account
        const registration = await createRegistrationRepository(app.db).find(email);
        if (await isPasswordRight(password, registration?.passwordHash)) {
          await loginAttempts.refund(attempt);
          await sendVerification(request, email, nameBrowser(request, reply));
          throw notVerified();
        }
        await recordWrongPassword(context, request, { userId: user?.id ?? null, locks });
        throw wrongCredentials();
      }
      await loginAttempts.succeeded(attempt);
      if (isOutdated(user.passwordHash)) {
        await users.renewHash(user.id, user.passwordHash, await hashPassword(password));
      }
      return completeSignIn(request, reply, user.id, deviceType);
    },
  );

  app.post(
    '/identity/password/forgot',
    {
      ...common,
      schema: { tags: ['Identity'], body: EmailBody, response: { 200: DispatchReply, 429: Problem } },
    },
    async (request, reply) => {
      const { email } = request.body;
      const data = await link.request(request, reply, { email, returnTo: '/' });
      return { success: true as const, data };
    },
  );

  app.post(
    '/identity/password/reset',
    {
      ...common,
      schema: { tags: ['Identity'], body: ResetPasswordBody, response: { 200: DoneReply, 400: Problem } },
    },
    async (request) => {
      const { token, password } = request.body;
      const now = app.clock.now();
      const presented = { purpose, token, browser: null, now } as const;
      const seen = await links.inspect(app.db, presented);
      if (!seen) throw await link.refuse(request, token);
      const user = await users.require(seen.userId);
      checkPassword(password, user);
      const passwordHash = await hashPassword(password);
      await app.db.transaction(async (transaction) => {
        if (!(await links.use(transaction, presented))) throw deadLink();
        const people = createUserRepository(transaction);
        await people.setPassword(user.id, passwordHash);
        await links.revokeAll(transaction, user.id, now);
        const { ip: address } = request;
        await audit(transaction, { at: now, userId: user.id, event: 'password-reset', address });
        const message = { recipient: user.email, ...identityMails.passwordChanged() };
        await app.messages.add(transaction, { channel: 'mail', ...message, expiresAt: tomorrow(now) });
      });
      await app.sessions.endOthers(user.id, null, 'Your password was changed. Sign in with the new one.');
      await loginAttempts.reset(await context.attemptOf(request, user.email));
      return { success: true as const };
    },
  );
}

const tomorrow = (now: Date) => new Date(now.getTime() + dayMs);
