import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { keyedHash } from '../../../lib/keyedHash';
import { postgresTries, tidyTries } from './postgresTries';
import { redisTries } from './redisTries';
import type { TryCounter } from './TryCounter';

const perAccount = { free: 5 };
/** Many people share one address: a household, a campus, a mobile network. */
const perAddress = { free: 50 };

interface Attempt {
  email: string;
  /** Network address of the caller. */
  address: string;
}

/** For how many seconds a wrong password locks an account and a network address; 0 where it does not. */
export interface Locks {
  addressSeconds: number;
  accountSeconds: number;
}

/**
 * How often a password may be tried, per account and per network address. Accounts that do not exist are counted alike.
 * Codes and links do not ask here: whoever is locked out by a stranger still gets in by mail.
 */
export function createPasswordTries(app: FastifyInstance) {
  const { secret } = app.config.identity;
  const inDatabase = postgresTries(app.db, app.clock);
  const shared = app.redis && redisTries(app.redis);
  app.jobs.add({ name: 'password-tries', everyMinutes: 60, run: () => tidyTries(app.db, app.clock.now()) });

  /** While Redis is away the database counts: an outage must not open the door to guessing. */
  const counter = (): TryCounter => (shared && app.redis?.isReady ? shared : inDatabase);
  const accountKey = (email: string) => keyedHash(secret, 'account', email.toLowerCase());
  const addressKey = (address: string) => keyedHash(secret, 'address', address);

  return {
    /**
     * Takes a try. @throws ProblemError 429 while there is none
     * @returns for how many seconds it locks, should it be wrong
     */
    async take({ email, address }: Attempt): Promise<Locks> {
      const ofAddress = await counter().take(addressKey(address), perAddress);
      if (ofAddress.waitSeconds > 0) throw tooManyTries(ofAddress.waitSeconds);
      const ofAccount = await counter().take(accountKey(email), perAccount);
      if (ofAccount.waitSeconds > 0) throw tooManyTries(ofAccount.waitSeconds);
      return { addressSeconds: ofAddress.lockSeconds, accountSeconds: ofAccount.lockSeconds };
    },
    /** The password was right. */
    async succeeded({ email, address }: Attempt): Promise<void> {
      await counter().forgive(accountKey(email), 'all');
      await counter().forgive(addressKey(address), 'last');
    },
    /** The password was right for something else than the account: this try does not count, the others do. */
    async takeBack({ email, address }: Attempt): Promise<void> {
      await counter().forgive(accountKey(email), 'last');
      await counter().forgive(addressKey(address), 'last');
    },
    /** The account got a new password: what was tried at the old one says nothing about it. */
    async forget(email: string): Promise<void> {
      await counter().forgive(accountKey(email), 'all');
    },
  };
}

function tooManyTries(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(
    429,
    'too-many-passwords',
    `Too many wrong passwords. Wait ${wait}, or sign in with a code or a link by email.`,
  );
}
