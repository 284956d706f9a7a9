import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { keyedHash } from '../../../lib/hashes';
import { deleteExpiredLimits } from '../../../plugins/rateLimit/limiters';
import { passwordLimits } from '../../../plugins/rateLimit/limits';
import { createGrowingLock } from './growingLock';

interface Attempt {
  email: string;
  /** Network address of the caller. */
  address: string;
}

/** The seconds a wrong password locks an account and a network address; 0 where it does not. */
export interface Locks {
  addressSeconds: number;
  accountSeconds: number;
}

/**
 * Limits password attempts per account and per network address. Accounts that do not exist are counted alike.
 * Codes and links are not limited here: a user locked out by a stranger can still sign in by mail. While Redis is
 * down the database counts: an outage must not allow guessing.
 */
export function createPasswordAttempts(app: FastifyInstance) {
  const { secret } = app.config.identity;
  const accounts = createGrowingLock(app, { name: 'password-account', ...passwordLimits.account });
  const addresses = createGrowingLock(app, { name: 'password-address', ...passwordLimits.address });
  app.jobs.add({
    name: 'rate-limits',
    everyMinutes: 60,
    run: () => deleteExpiredLimits(app.db, app.clock.now()),
  });

  const accountKey = (email: string) => keyedHash(secret, 'account', email.toLowerCase());
  const addressKey = (address: string) => keyedHash(secret, 'address', address);

  return {
    /**
     * Consumes an attempt.
     * @throws ProblemError 429 while there is none
     * @returns the lock in seconds, should it fail
     */
    async consume({ email, address }: Attempt): Promise<Locks> {
      const ofAddress = await addresses.consume(addressKey(address));
      if (ofAddress.waitSeconds > 0) throw tooManyAttempts(ofAddress.waitSeconds);
      const ofAccount = await accounts.consume(accountKey(email));
      if (ofAccount.waitSeconds > 0) throw tooManyAttempts(ofAccount.waitSeconds);
      return { addressSeconds: ofAddress.lockSeconds, accountSeconds: ofAccount.lockSeconds };
    },
    /** The password was right. */
    async succeeded({ email, address }: Attempt): Promise<void> {
      await accounts.refund(accountKey(email), 'all');
      await addresses.refund(addressKey(address), 'last');
    },
    /** The password was right, but not used to sign in: this attempt does not count, the others do. */
    async refund({ email, address }: Attempt): Promise<void> {
      await accounts.refund(accountKey(email), 'last');
      await addresses.refund(addressKey(address), 'last');
    },
    /** The account got a new password: attempts at the old one are irrelevant. */
    async reset(email: string): Promise<void> {
      await accounts.refund(accountKey(email), 'all');
    },
  };
}

function tooManyAttempts(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(
    429,
    'too-many-passwords',
    `Too many wrong passwords. Wait ${wait}, or sign in with a code or a link by email.`,
  );
}
