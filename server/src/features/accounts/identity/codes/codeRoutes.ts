import {
  DispatchReply,
  EmailBody,
  EmailCodeBody,
  LoginReply,
  PhoneBody,
  PhoneCodeBody,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { knownBrowser, nameBrowser } from '../browserCookie';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { refusedCode, targetOf, wrongCode } from '../IdentityContext';
import { identityMails } from '../identityMails';
import { createTextCodes } from './textCodes';
import { createUserRepository } from '../userRepository';

/** A guess from a browser that requested no code counts for none. */
const ofBrowser = (request: FastifyRequest) => ({ holder: null, browser: knownBrowser(request) ?? 'none' });

/** Signing in with a code by mail or text message. */
export function codeRoutes(app: IdentityApp, context: IdentityContext): void {
  const { users, codes, send, completeSignIn, recordRefusal } = context;
  const common = { config: { access: 'public', rateLimit: httpLimits.identity } } as const;
  const sends = { tags: ['Identity'], response: { 200: DispatchReply, 429: Problem } };
  const signsIn = { tags: ['Identity'], response: { 200: LoginReply, 400: Problem, 403: Problem } };

  app.post(
    '/identity/email/code',
    { ...common, schema: { ...sends, body: EmailBody } },
    async (request, reply) => {
      const target = targetOf(request.body.email);
      const browser = nameBrowser(request, reply);
      const purpose = 'sign-in-email';
      const data = await send({
        request,
        purpose,
        target,
        channel: 'mail',
        compose: async (transaction) => {
          const now = app.clock.now();
          const user = await createUserRepository(transaction).findByEmail(target);
          const code = await codes.issue(transaction, { purpose, target, holder: null, browser, now });
          return (
            user && {
              recipient: user.email,
              ...identityMails.signInCode(code),
              expiresAt: codes.expiryOf(now),
            }
          );
        },
      });
      return { success: true as const, data };
    },
  );

  app.post(
    '/identity/email/code/use',
    { ...common, schema: { ...signsIn, body: EmailCodeBody } },
    async (request, reply) => {
      const { email, code } = request.body;
      const now = app.clock.now();
      const guess = {
        purpose: 'sign-in-email',
        target: targetOf(email),
        code,
        ...ofBrowser(request),
      } as const;
      const isRight = await codes.redeem(app.db, guess, now);
      const user = await users.findByEmail(email);
      if (!isRight || !user) {
        await recordRefusal(request, refusedCode(user?.id, 'sign-in-email'));
        throw wrongCode();
      }
      return completeSignIn(request, reply, user.id);
    },
  );

  const sendTextCode = createTextCodes(app, context);
  app.post('/identity/phone/code', { ...common, schema: { ...sends, body: PhoneBody } }, (request, reply) =>
    sendTextCode(request, {
      phone: request.body.phone,
      purpose: 'sign-in-phone',
      holder: null,
      browser: nameBrowser(request, reply),
    }),
  );

  app.post(
    '/identity/phone/code/use',
    { ...common, schema: { ...signsIn, body: PhoneCodeBody } },
    async (request, reply) => {
      const { phone: target, code } = request.body;
      const guess = { purpose: 'sign-in-phone', target, code, ...ofBrowser(request) } as const;
      const isRight = await codes.redeem(app.db, guess, app.clock.now());
      const user = await users.findByPhone(target);
      if (!isRight || !user) {
        await recordRefusal(request, refusedCode(user?.id, 'sign-in-phone'));
        throw wrongCode();
      }
      return completeSignIn(request, reply, user.id);
    },
  );
}
