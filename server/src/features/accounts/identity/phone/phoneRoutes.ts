import {
  DispatchReply,
  OwnPhoneBody,
  OwnProofBody,
  PhoneCodeBody,
  Problem,
  RenewedReply,
} from '@tayyib/shared/contracts';
import type { Transaction } from '../../../../database/client';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../../platform/audit/audit';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { refusedCode, wrongCode } from '../IdentityContext';
import { identityMails, type MailText } from '../identityMails';
import { createTextCodes } from '../codes/textCodes';
import { createOwnProof } from '../ownProof';
import { createUserRepository } from '../userRepository';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { mailExpiresAt } from '../../../platform/outbox/messageQueue';

const proofNeeded = () =>
  new ProblemError(
    403,
    'proof-needed',
    'Enter your password, or the code we mail you, to add a phone number.',
    'password',
  );

/**
 * Adding a phone number, which becomes a sign-in method, and removing it. The user is notified of either by
 * mail.
 */
export function phoneRoutes(app: IdentityApp, context: IdentityContext): void {
  const { codes, recordRefusal } = context;
  const sendTextCode = createTextCodes(app, context);
  const change = { purpose: 'change-phone', mail: identityMails.phoneCode } as const;
  // next to the code sent to the number, that of the mail has another name
  const proof = createOwnProof(app, context, { ...change, codeField: 'mailCode' });
  const removalProof = createOwnProof(app, context, { ...change, codeField: 'code' });
  const tags = ['Identity'];
  const own = { config: { access: 'user', rateLimit: httpLimits.identity } } as const;

  /** A number that is no longer theirs is not found by their account any more, so nothing of it may stay. */
  const forgetNumber = async (transaction: Transaction, phone: string) => {
    await app.messages.forget(transaction, [phone]);
    await codes.removeFor(transaction, phone);
  };

  const notify = (transaction: Transaction, recipient: string, mail: MailText, now: Date) =>
    app.messages.add(transaction, {
      channel: 'mail',
      recipient,
      ...mail,
      expiresAt: mailExpiresAt(now),
    });

  app.post(
    '/identity/phone',
    {
      ...own,
      schema: {
        tags,
        body: OwnPhoneBody,
        response: { 200: DispatchReply, 400: Problem, 403: Problem, 429: Problem, 503: Problem },
      },
    },
    async (request) => {
      const { phone, password, mailCode } = request.body;
      const user = await context.users.require(viewerOf(request).userId);
      const text = { purpose: 'add-phone', holder: user.id } as const;
      if (password === undefined && mailCode === undefined) {
        const now = app.clock.now();
        if (!(await codes.isAwaited(app.db, { ...text, target: phone, now }))) throw proofNeeded();
      } else await proof.verify(request, user, { password, code: mailCode });
      return sendTextCode(request, { phone, ...text });
    },
  );

  app.post(
    '/identity/phone/proof',
    { ...own, schema: { tags, response: { 200: DispatchReply, 429: Problem } } },
    async (request) => {
      const data = await proof.sendCode(request, await context.users.require(viewerOf(request).userId));
      return { success: true as const, data };
    },
  );

  app.post(
    '/identity/phone/use',
    { ...own, schema: { tags, body: PhoneCodeBody, response: { 200: RenewedReply, 400: Problem } } },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const { phone: target, code } = request.body;
      const now = app.clock.now();
      const guess = { purpose: 'add-phone', target, code, holder: userId } as const;
      if (!(await codes.redeem(app.db, guess, now))) {
        await recordRefusal(request, refusedCode(userId, 'add-phone'));
        throw wrongCode();
      }
      await app.db.transaction(async (transaction) => {
        const users = createUserRepository(transaction);
        const { email, phone } = await users.require(userId);
        if (phone === target) return;
        const before = await users.findByPhone(target);
        if (phone !== null) await forgetNumber(transaction, phone);
        await users.setPhone(userId, target);
        if (before)
          await audit(transaction, { at: now, userId: before.id, actor: null, event: 'phone-removed' });
        await audit(transaction, { at: now, userId, event: 'phone-added', address: request.ip });
        await notify(transaction, email, identityMails.phoneAdded(), now);
      });
      return { success: true as const, ...(await app.sessions.replaceCredentials(request, reply)) };
    },
  );

  app.delete(
    '/identity/phone',
    {
      ...own,
      schema: { tags, body: OwnProofBody, response: { 200: RenewedReply, 400: Problem, 429: Problem } },
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      await removalProof.verify(request, await context.users.require(userId), request.body);
      await app.db.transaction(async (transaction) => {
        const users = createUserRepository(transaction);
        const { email, phone } = await users.require(userId);
        if (phone === null) return;
        const now = app.clock.now();
        await users.removePhone(userId);
        await forgetNumber(transaction, phone);
        await audit(transaction, { at: now, userId, event: 'phone-removed', address: request.ip });
        await notify(transaction, email, identityMails.phoneRemoved(), now);
      });
      return { success: true as const, ...(await app.sessions.replaceCredentials(request, reply)) };
    },
  );
}
