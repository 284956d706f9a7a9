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
  /** A browser that signed in to this account before; null for every other. */
  device: string | null;
}

/** The seconds a wrong password locks an account and a network address; 0 where it does not. */
export interface Locks {
  addressSeconds: number;
  accountSeconds: number;
}

/**
 * Limits password attempts per account and per network address. A browser that signed in to the account before has
 * attempts of its own, which strangers cannot use up, and theirs do not count. Accounts that do not exist are counted alike.
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

  const accountKey = ({ email, device }: Pick<Attempt, 'email' | 'device'>) => {
    const account = email.toLowerCase();
    return device === null
      ? keyedHash(secret, 'account', account)
      : keyedHash(secret, 'device', account, device);
  };
  const addressKey = (address: string) => keyedHash(secret, 'address', address);

  return {
    /**
     * Consumes an attempt.
     * @throws ProblemError 429 while there is none
     * @returns the lock in seconds, should it fail
     */
    async consume(attempt: Attempt): Promise<Locks> {
      const ofAddress = await addresses.consume(addressKey(attempt.address));
      if (ofAddress.waitSeconds > 0) throw tooManyAttempts(ofAddress.waitSeconds);
      const ofAccount = await accounts.consume(accountKey(attempt));
      if (ofAccount.waitSeconds > 0) throw tooManyAttempts(ofAccount.waitSeconds);
      return { addressSeconds: ofAddress.lockSeconds, accountSeconds: ofAccount.lockSeconds };
    },
    /** The password was right. */
    async succeeded(attempt: Attempt): Promise<void> {
      await accounts.refund(accountKey(attempt), 'all');
      await addresses.refund(addressKey(attempt.address), 'last');
    },
    /** The password was right, but not used to sign in: this attempt does not count, the others do. */
    async refund(attempt: Attempt): Promise<void> {
      await accounts.refund(accountKey(attempt), 'last');
      await addresses.refund(addressKey(attempt.address), 'last');
    },
    /** The account got a new password: attempts at the old one are irrelevant. */
    async reset({ email, device }: Pick<Attempt, 'email' | 'device'>): Promise<void> {
      await accounts.refund(accountKey({ email, device: null }), 'all');
      if (device !== null) await accounts.refund(accountKey({ email, device }), 'all');
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
