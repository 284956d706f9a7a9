import type { FastifyInstance } from 'fastify';
import { keyedHash } from '../../../lib/hashes';
import { createLimiter, tryConsume } from '../../../plugins/rateLimit/limiters';
import { sendLimits } from '../../../plugins/rateLimit/limits';

/** What messages are sent for: codes, and links. */
const sendPurposes = [
  ...([
    'verify-email',
    'sign-in-email',
    'sign-in-phone',
    'add-phone',
    'change-phone',
    'erase-account',
  ] as const),
  ...(['sign-in', 'reset-password'] as const),
];
export type SendPurpose = (typeof sendPurposes)[number];

interface Send {
  purpose: SendPurpose;
  /** An email in lower case, or a phone number. */
  target: string;
}

/**
 * Limits messages per purpose and address: one a minute, five an hour. It counts addresses, not accounts, so it
 * reveals nothing about them.
 */
export function createSendAllowance(app: FastifyInstance) {
  const { secret } = app.config.identity;
  const keyOf = ({ purpose, target }: Send) => keyedHash(secret, 'send', purpose, target);
  const insurance = 'database';
  const perMinute = createLimiter(app, { name: 'send-minute', ...sendLimits.minute, insurance });
  const perHour = createLimiter(app, { name: 'send-hour', ...sendLimits.hour, insurance });

  return {
    /** Consumes a send. Returns 0, or the seconds until the next one is available. */
    async consume(send: Send): Promise<number> {
      const key = keyOf(send);
      const inMinute = await tryConsume(perMinute, key);
      if (!inMinute.isAllowed) {
        const hour = await perHour.get(key);
        const isOver = hour !== null && hour.remainingPoints === 0;
        return Math.max(inMinute.seconds, isOver ? Math.ceil(hour.msBeforeNext / 1000) : 0);
      }
      const inHour = await tryConsume(perHour, key);
      if (inHour.isAllowed) return 0;
      await perMinute.delete(key);
      return inHour.seconds;
    },
    /** Forgets what was sent to an address, as if it were new. */
    async forget(target: string): Promise<void> {
      for (const key of sendPurposes.map((purpose) => keyOf({ purpose, target }))) {
        await perMinute.delete(key);
        await perHour.delete(key);
      }
    },
    /** Nothing was sent. */
    async refund(send: Send): Promise<void> {
      await perMinute.delete(keyOf(send));
      await perHour.reward(keyOf(send));
    },
  };
}
