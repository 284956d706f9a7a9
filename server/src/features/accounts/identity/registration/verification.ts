import type { Dispatch } from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../../../../database/client';
import type { IdentityApp, IdentityContext } from '../IdentityContext';
import { targetOf } from '../IdentityContext';
import { identityMails } from '../identityMails';
import { publicAddress } from '../../../../lib/publicAddress';
import { createRegistrationRepository } from './registrationRepository';
import { createUserRepository } from '../userRepository';

const purpose = 'verify-email';

/**
 * Mails to users who sign up. Where the email has an account its owner is notified instead of receiving a
 * code.
 */
export function createVerification(app: IdentityApp, { codes, send }: IdentityContext) {
  const compose = async (transaction: Transaction, email: string, holder: string) => {
    const now = app.clock.now();
    const target = targetOf(email);
    const code = await codes.issue(transaction, { purpose, target, holder, now });
    const owner = await createUserRepository(transaction).findByEmail(email);
    const registration = await createRegistrationRepository(transaction).find(email);
    const expiresAt = codes.expiryOf(now);
    if (owner) {
      const text = identityMails.alreadyRegistered(publicAddress(app, '/login'));
      return { recipient: owner.email, ...text, expiresAt };
    }
    return registration && { recipient: registration.email, ...identityMails.verification(code), expiresAt };
  };

  return {
    /** Sends a code that works in that browser only. `before` runs in the same transaction. */
    send(
      request: FastifyRequest,
      email: string,
      browser: string,
      before: (transaction: Transaction) => Promise<void> = async () => undefined,
    ): Promise<Dispatch> {
      return send({
        request,
        purpose,
        target: targetOf(email),
        channel: 'mail',
        compose: async (transaction) => {
          await before(transaction);
          return compose(transaction, email, browser);
        },
      });
    },
    /**
     * Sends another code, if the last one was this browser's: a stranger must neither learn of a registration
     * nor affect it.
     */
    sendAgain(request: FastifyRequest, email: string, browser: string): Promise<Dispatch> {
      const target = targetOf(email);
      return send({
        request,
        purpose,
        target,
        channel: 'mail',
        compose: async (transaction) => {
          const isOurs = await codes.isFor(transaction, { purpose, target, holder: browser });
          return isOurs ? compose(transaction, email, browser) : null;
        },
      });
    },
  };
}
