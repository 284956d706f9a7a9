import type { FastifyInstance } from 'fastify';
import { keyedHash } from '../../../../lib/hashes';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { secondStepLimits } from '../../../../plugins/rateLimit/limits';
import { createGrowingLock } from '../../loginAttempts/growingLock';

interface Attempt {
  userId: string;
  /** Network address of the caller. */
  address: string;
  /** A browser that signed in to this account before; null for every other. */
  device: string | null;
}

/**
 * Limits wrong codes at the second step per account and per network address, across pending sign-ins. As with passwords, a browser that
 * signed in to the account before has attempts of its own, which strangers cannot use up.
 */
export function createStepAttempts(app: FastifyInstance) {
  const { secret } = app.config.identity;
  const accounts = createGrowingLock(app, { name: 'second-step-account', ...secondStepLimits.account });
  const addresses = createGrowingLock(app, { name: 'second-step-address', ...secondStepLimits.address });
  const accountKey = ({ userId, device }: Attempt) =>
    keyedHash(secret, 'second-step', userId, device ?? 'strangers');
  const addressKey = ({ address }: Attempt) => keyedHash(secret, 'second-step-address', address);

  return {
    /** Consumes an attempt, which counts as wrong until `succeeded`. @throws ProblemError 429 while there is none */
    async consume(attempt: Attempt): Promise<void> {
      const ofAddress = await addresses.consume(addressKey(attempt));
      if (ofAddress.waitSeconds > 0) throw tooManyCodes(ofAddress.waitSeconds);
      const ofAccount = await accounts.consume(accountKey(attempt));
      if (ofAccount.waitSeconds > 0) throw tooManyCodes(ofAccount.waitSeconds);
    },
    /** The code was right. */
    async succeeded(attempt: Attempt): Promise<void> {
      await accounts.refund(accountKey(attempt), 'all');
      await addresses.refund(addressKey(attempt), 'last');
    },
  };
}

function tooManyCodes(seconds: number): ProblemError {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new ProblemError(429, 'too-many-codes', `Too many wrong codes. Wait ${wait} and try again.`);
}
