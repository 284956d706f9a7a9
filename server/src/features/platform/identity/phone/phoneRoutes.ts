import { DispatchReply, DoneReply, PhoneBody, PhoneCodeBody, Problem } from '@tayyib/shared/contracts';
import type { Transaction } from '../../../../database/client';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../audit/audit';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { refusedCode, wrongCode } from '../IdentityContext';
import { identityMails, type MailText } from '../identityMails';
import { createTextCodes } from '../codes/textCodes';
import { createUserRepository } from '../userRepository';

const mailCountsForMs = 24 * 3600 * 1000;

/**
 * Adding a phone number, which becomes a sign-in method, and removing it. The user is notified of either by
 * mail.
 */
export function phoneRoutes(app: IdentityApp, context: IdentityContext): void {
  const { codes, recordRefusal } = context;
  const sendTextCode = createTextCodes(app, context);
  const tags = ['Identity'];
  const own = { config: { access: 'user', rateLimit: httpLimits.identity } } as const;

  const notify = (transaction: Transaction, recipient: string, mail: MailText, now: Date) =>
    app.messages.add(transaction, {
      channel: 'mail',
      recipient,
      ...mail,
      expiresAt: new Date(now.getTime() + mailCountsForMs),
    });

  app.post(
    '/identity/phone',
    { ...own, schema: { tags, body: PhoneBody, response: { 200: DispatchReply, 429: Problem } } },
    (request) =>
      sendTextCode({ phone: request.body.phone, purpose: 'add-phone', holder: viewerOf(request).userId }),
  );

  app.post(
    '/identity/phone/use',
    { ...own, schema: { tags, body: PhoneCodeBody, response: { 200: DoneReply, 400: Problem } } },
    async (request) => {
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
        await users.setPhone(userId, target);
        if (before)
          await audit(transaction, { at: now, userId: before.id, actor: null, event: 'phone-removed' });
        await audit(transaction, { at: now, userId, event: 'phone-added', address: request.ip });
        await notify(transaction, email, identityMails.phoneAdded(), now);
      });
      return { success: true as const };
    },
  );

  app.delete(
    '/identity/phone',
    { ...own, schema: { tags, response: { 200: DoneReply } } },
    async (request) => {
      const { userId } = viewerOf(request);
      await app.db.transaction(async (transaction) => {
        const users = createUserRepository(transaction);
        const { email, phone } = await users.require(userId);
        if (phone === null) return;
        const now = app.clock.now();
        await users.removePhone(userId);
        await audit(transaction, { at: now, userId, event: 'phone-removed', address: request.ip });
        await notify(transaction, email, identityMails.phoneRemoved(), now);
      });
      return { success: true as const };
    },
  );
}
