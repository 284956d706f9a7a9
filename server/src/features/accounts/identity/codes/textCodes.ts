import type { DispatchReply } from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { codeText } from '../identityMails';
import { createTextAllowance } from './textAllowance';
import { createUserRepository } from '../userRepository';

interface TextCode {
  /** E.164. */
  phone: string;
  purpose: 'sign-in-phone' | 'add-phone';
  /** The account that adds the number; null when signing in. */
  holder: string | null;
  /** The browser that signs in; null when adding a number. */
  browser?: string;
}

const noTextMessages = () =>
  new ProblemError(
    503,
    'phone-unavailable',
    'We cannot send text messages at the moment. Sign in another way.',
  );

const notServed = () =>
  new ProblemError(
    400,
    'phone-not-served',
    'We send no text messages to that country. Sign in with your email instead.',
    'phone',
  );

/**
 * Sends codes by text message.
 * @throws ProblemError 503 where this server cannot, 429 when one was sent a moment ago
 */
export function createTextCodes(app: IdentityApp, { codes, signInMethods, send }: IdentityContext) {
  const allowance = createTextAllowance(app);
  return async (
    request: FastifyRequest,
    { phone: target, purpose, holder, browser }: TextCode,
  ): Promise<DispatchReply> => {
    if (!signInMethods.phone) throw noTextMessages();
    if (!allowance.isServed(target)) throw notServed();
    await allowance.consume(holder);
    let isWanted = false;
    const data = await send({
      request,
      purpose,
      target,
      channel: 'sms',
      compose: async (transaction) => {
        const now = app.clock.now();
        const user = await createUserRepository(transaction).findByPhone(target);
        const code = await codes.issue(transaction, { purpose, target, holder, browser, now });
        isWanted = purpose === 'add-phone' || user !== null;
        return isWanted
          ? { recipient: target, subject: '', body: codeText(code), expiresAt: codes.expiryOf(now) }
          : null;
      },
    });
    if (isWanted) await allowance.sent();
    return { success: true, data };
  };
}
