import type { FastifyRequest } from 'fastify';
import type { IdentityContext } from '../IdentityContext';
import type { Locks } from '../../loginAttempts/passwordAttempts';

interface WrongPassword {
  /** The account it was about; null where nobody has that email. */
  userId: string | null;
  locks: Locks;
}

/**
 * Records a wrong password, and the start of a lock-out: once, not for every attempt that the lock refuses.
 */
export async function recordWrongPassword(
  { recordRefusal }: IdentityContext,
  request: FastifyRequest,
  { userId, locks: { accountSeconds, addressSeconds } }: WrongPassword,
): Promise<void> {
  await recordRefusal(request, { userId, event: 'sign-in-failed' });
  if (accountSeconds > 0)
    await recordRefusal(request, { userId, event: 'locked-out', detail: { seconds: accountSeconds } });
  if (addressSeconds > 0)
    await recordRefusal(request, {
      userId: null,
      event: 'locked-out',
      detail: { seconds: addressSeconds, whole: 'address' },
    });
}
