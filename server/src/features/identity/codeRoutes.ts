import {
  DispatchReply,
  DoneReply,
  EmailBody,
  EmailCodeBody,
  LoginReply,
  PhoneBody,
  PhoneCodeBody,
  Problem,
} from '@tayyib/shared/contracts';
import { ProblemError } from '../../plugins/ProblemError';
import { viewerOf } from '../../plugins/session';
import type { CodePurpose } from '../oneTimeCodes/oneTimeCodes';
import type { IdentityApp, IdentityContext } from './IdentityContext';
import { perAddress, targetOf, wrongCode } from './IdentityContext';
import { codeText, identityMails } from './identityMails';
import { createUserRepository } from './userRepository';

const noTextMessages = () =>
  new ProblemError(
    503,
    'phone-unavailable',
    'We cannot send text messages at the moment. Sign in another way.',
  );

const refused = (userId: string | undefined, purpose: CodePurpose) =>
  ({ userId: userId ?? null, event: 'code-refused', detail: { purpose } }) as const;

/** Signing in with a code by mail or text message, and telling us one's number. */
export function codeRoutes(
  app: IdentityApp,
  { users, codes, ways, send, letIn, noteRefusal }: IdentityContext,
): void {
  const common = { config: { access: 'public', rateLimit: perAddress } } as const;
  const sends = { tags: ['Identity'], response: { 200: DispatchReply, 429: Problem } };
  const signsIn = { tags: ['Identity'], response: { 200: LoginReply, 400: Problem } };

  app.post('/identity/email/code', { ...common, schema: { ...sends, body: EmailBody } }, async (request) => {
    const target = targetOf(request.body.email);
    const purpose = 'sign-in-email';
    const data = await send({
      purpose,
      target,
      channel: 'mail',
      compose: async (transaction) => {
        const now = app.clock.now();
        const person = await createUserRepository(transaction).findByEmail(target);
        const code = await codes.issue(transaction, { purpose, target, holder: null, now });
        return (
          person && {
            recipient: person.email,
            ...identityMails.signInCode(code),
            expiresAt: codes.expiryOf(now),
          }
        );
      },
    });
    return { success: true as const, data };
  });

  app.post(
    '/identity/email/code/use',
    { ...common, schema: { ...signsIn, body: EmailCodeBody } },
    async (request, reply) => {
      const { email, code } = request.body;
      const now = app.clock.now();
      const guess = { purpose: 'sign-in-email', target: targetOf(email), code, holder: null } as const;
      const isRight = await codes.redeem(app.db, guess, now);
      const person = await users.findByEmail(email);
      if (!isRight || !person) {
        await noteRefusal(request, refused(person?.id, 'sign-in-email'));
        throw wrongCode();
      }
      return letIn(request, reply, person.id);
    },
  );

  const textCode = async (request: {
    phone: string;
    purpose: 'sign-in-phone' | 'add-phone';
    holder: string | null;
  }) => {
    if (!ways.phone) throw noTextMessages();
    const { phone: target, purpose, holder } = request;
    const data = await send({
      purpose,
      target,
      channel: 'sms',
      compose: async (transaction) => {
        const now = app.clock.now();
        const person = await createUserRepository(transaction).findByPhone(target);
        const code = await codes.issue(transaction, { purpose, target, holder, now });
        const isWanted = purpose === 'add-phone' || person !== null;
        return isWanted
          ? { recipient: target, subject: '', body: codeText(code), expiresAt: codes.expiryOf(now) }
          : null;
      },
    });
    return { success: true as const, data };
  };

  app.post('/identity/phone/code', { ...common, schema: { ...sends, body: PhoneBody } }, ({ body }) =>
    textCode({ phone: body.phone, purpose: 'sign-in-phone', holder: null }),
  );

  app.post(
    '/identity/phone/code/use',
    { ...common, schema: { ...signsIn, body: PhoneCodeBody } },
    async (request, reply) => {
      const { phone: target, code } = request.body;
      const guess = { purpose: 'sign-in-phone', target, code, holder: null } as const;
      const isRight = await codes.redeem(app.db, guess, app.clock.now());
      const person = await users.findByPhone(target);
      if (!isRight || !person) {
        await noteRefusal(request, refused(person?.id, 'sign-in-phone'));
        throw wrongCode();
      }
      return letIn(request, reply, person.id);
    },
  );

  const own = { config: { access: 'user', rateLimit: perAddress } } as const;
  app.post('/identity/phone', { ...own, schema: { ...sends, body: PhoneBody } }, (request) =>
    textCode({ phone: request.body.phone, purpose: 'add-phone', holder: viewerOf(request).userId }),
  );

  app.post(
    '/identity/phone/use',
    {
      ...own,
      schema: { tags: ['Identity'], body: PhoneCodeBody, response: { 200: DoneReply, 400: Problem } },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const { phone: target, code } = request.body;
      const isRight = await codes.redeem(
        app.db,
        { purpose: 'add-phone', target, code, holder: userId },
        app.clock.now(),
      );
      if (!isRight) {
        await noteRefusal(request, refused(userId, 'add-phone'));
        throw wrongCode();
      }
      await app.db.transaction((transaction) => createUserRepository(transaction).setPhone(userId, target));
      return { success: true as const };
    },
  );
}
