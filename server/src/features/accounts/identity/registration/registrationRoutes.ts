import {
  DispatchReply,
  EmailBody,
  EmailCodeBody,
  LoginReply,
  Problem,
  RegisterBody,
  RegisterReply,
} from '@tayyib/shared/contracts';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { source } from '../../consents/changeConsents';
import { knownBrowser, nameBrowser } from '../browserCookie';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { targetOf, wrongCode } from '../IdentityContext';
import { checkPassword } from '../password/passwordRules';
import { hashPassword } from '../password/passwords';
import { createRegistrationRepository } from './registrationRepository';
import { createVerification } from './verification';

/** Signing up. Every response, and the work for it, is the same whether or not the address has an account. */
export function registrationRoutes(app: IdentityApp, context: IdentityContext): void {
  const { codes, completeSignIn, recordRefusal } = context;
  const verification = createVerification(app, context);
  const common = { config: { access: 'public', rateLimit: httpLimits.identity } } as const;

  app.post(
    '/add/user',
    {
      ...common,
      schema: {
        tags: ['Identity'],
        body: RegisterBody,
        response: { 201: RegisterReply, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const { email, first_name: firstName, last_name: lastName, password } = request.body;
      checkPassword(password, { email, firstName, lastName });
      const passwordHash = await hashPassword(password);
      const dispatch = await verification.send(request, email, nameBrowser(request, reply), (transaction) =>
        createRegistrationRepository(transaction).put({
          email,
          firstName,
          lastName,
          passwordHash,
          createdAt: app.clock.now(),
        }),
      );
      return reply.code(201).send({ success: true, data: { email, ...dispatch } });
    },
  );

  app.post(
    '/identity/verification',
    {
      ...common,
      schema: { tags: ['Identity'], body: EmailBody, response: { 200: DispatchReply, 429: Problem } },
    },
    async (request, reply) => {
      const data = await verification.sendAgain(request, request.body.email, nameBrowser(request, reply));
      return { success: true as const, data };
    },
  );

  app.post(
    '/identity/verification/use',
    {
      ...common,
      schema: { tags: ['Identity'], body: EmailCodeBody, response: { 200: LoginReply, 400: Problem } },
    },
    async (request, reply) => {
      const { email, code } = request.body;
      const now = app.clock.now();
      const target = targetOf(email);
      const guess = { purpose: 'verify-email', target, code, holder: knownBrowser(request) } as const;
      const refuse = async () => {
        await recordRefusal(request, {
          userId: null,
          event: 'code-refused',
          detail: { purpose: 'verify-email' },
        });
        throw wrongCode();
      };
      if (!(await codes.redeem(app.db, guess, now))) return refuse();
      const user = await app.db.transaction((transaction) =>
        createRegistrationRepository(transaction).complete(email, now, source(request)),
      );
      // no code is sent for an email that has an account: this one was guessed
      if (!user) return refuse();
      return completeSignIn(request, reply, user.id);
    },
  );
}
