import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { keyedHash } from '../../../lib/keyedHash';
import { postgresAttempts, deleteOldAttempts } from './postgresAttempts';
import { redisAttempts } from './redisAttempts';
import type { AttemptCounter } from './AttemptCounter';

const perAccount = { free: 5 };
/** Many users share one address: a household, a campus, a mobile network. */
const perAddress = { free: 50 };

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
 * Codes and links are not limited here: a user locked out by a stranger can still sign in by mail.
 */
export function createPasswordAttempts(app: FastifyInstance) {
  const { secret } = app.config.identity;
  const inDatabase = postgresAttempts(app.db, app.clock);
  const shared = app.redis && redisAttempts(app.redis);
  app.jobs.add({
    name: 'password-tries',
    everyMinutes: 60,
    run: () => deleteOldAttempts(app.db, app.clock.now()),
  });

  /** While Redis is down the database counts: an outage must not allow guessing. */
  const counter = (): AttemptCounter => (shared && app.redis?.isReady ? shared : inDatabase);
  const accountKey = (email: string) => keyedHash(secret, 'account', email.toLowerCase());
  const addressKey = (address: string) => keyedHash(secret, 'address', address);

  return {
    /**
     * Consumes an attempt.
     * @throws ProblemError 429 while there is none
     * @returns the lock in seconds, should it fail
     */
    async consume({ email, address }: Attempt): Promise<Locks> {
      const ofAddress = await counter().consume(addressKey(address), perAddress);
      if (ofAddress.waitSeconds > 0) throw tooManyAttempts(ofAddress.waitSeconds);
      const ofAccount = await counter().consume(accountKey(email), perAccount);
      if (ofAccount.waitSeconds > 0) throw tooManyAttempts(ofAccount.waitSeconds);
      return { addressSeconds: ofAddress.lockSeconds, accountSeconds: ofAccount.lockSeconds };
    },
    /** The password was right. */
    async succeeded({ email, address }: Attempt): Promise<void> {
      await counter().refund(accountKey(email), 'all');
      await counter().refund(addressKey(address), 'last');
    },
    /** The password was right, but not used to sign in: this attempt does not count, the others do. */
    async refund({ email, address }: Attempt): Promise<void> {
      await counter().refund(accountKey(email), 'last');
      await counter().refund(addressKey(address), 'last');
    },
    /** The account got a new password: attempts at the old one are irrelevant. */
    async reset(email: string): Promise<void> {
      await counter().refund(accountKey(email), 'all');
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
