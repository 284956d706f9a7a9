import {
  DispatchReply,
  DoneReply,
  EmailBody,
  LoginBody,
  LoginReply,
  Problem,
  ResetPasswordBody,
} from '@tayyib/shared/contracts';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { audit } from '../audit/audit';
import { nameBrowser } from './browserCookie';
import type { IdentityApp, IdentityContext } from './IdentityContext';
import { perAddress } from './IdentityContext';
import { identityMails } from './identityMails';
import { createMailedLink, deadLink } from './mailedLink';
import { noteWrongPassword } from './noteWrongPassword';
import { checkPassword } from './passwordRules';
import { hashPassword, isOutdated, isPasswordRight } from './passwords';
import { createRegistrationRepository } from './registrationRepository';
import { createUserRepository } from './userRepository';
import { createVerification } from './verification';

const wrongCredentials = () => new ProblemError(401, 'wrong-credentials', 'Email or password is incorrect.');
const notVerified = () => new ProblemError(403, 'not-verified', 'Your account is not verified.');

/** Signing in with a password, and choosing a new one by a link in a mail. */
export function passwordRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, links, tries, letIn } = context;
  const verification = createVerification(app, context);
  const common = { config: { access: 'public', rateLimit: perAddress } } as const;
  const purpose = 'reset-password';
  const link = createMailedLink(app, context, {
    purpose,
    page: '/password',
    mail: identityMails.resetPassword,
  });

  /** The code of a moment ago still works, so it does not matter when no other one is sent. */
  const sendVerification = (email: string, browser: string) =>
    verification.send(email, browser).catch((error: unknown) => {
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
      const attempt = { email, address: request.ip };
      const locks = await tries.take(attempt);
      const person = await users.findByEmail(email);
      const isRight = await isPasswordRight(password, person?.passwordHash);
      if (!person?.passwordHash || !isRight) {
        // whoever knows the password of a registration made it; the same for emails that have an account
        const registration = await createRegistrationRepository(app.db).find(email);
        if (await isPasswordRight(password, registration?.passwordHash)) {
          await tries.takeBack(attempt);
          await sendVerification(email, nameBrowser(request, reply));
          throw notVerified();
        }
        await noteWrongPassword(context, request, { userId: person?.id ?? null, locks });
        throw wrongCredentials();
      }
      await tries.succeeded(attempt);
      if (isOutdated(person.passwordHash)) {
        await users.renewHash(person.id, person.passwordHash, await hashPassword(password));
      }
      return letIn(request, reply, person.id, deviceType);
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
      const seen = await links.look(app.db, presented);
      if (!seen) throw await link.refuse(request, token);
      const person = await users.require(seen.userId);
      checkPassword(password, person);
      const passwordHash = await hashPassword(password);
      await app.db.transaction(async (transaction) => {
        if (!(await links.use(transaction, presented))) throw deadLink();
        const people = createUserRepository(transaction);
        await people.setPassword(person.id, passwordHash);
        await links.revokeAll(transaction, person.id, now);
        const { ip: address } = request;
        await audit(transaction, { at: now, userId: person.id, event: 'password-reset', address });
        const message = { recipient: person.email, ...identityMails.passwordChanged() };
        await app.messages.add(transaction, { channel: 'mail', ...message, expiresAt: tomorrow(now) });
      });
      await app.sessions.endOthers(person.id, null, 'Your password was changed. Sign in with the new one.');
      await tries.forget(person.email);
      return { success: true as const };
    },
  );
}

const tomorrow = (now: Date) => new Date(now.getTime() + 24 * 3600 * 1000);
