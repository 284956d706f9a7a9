import type { FastifyInstance } from 'fastify';
import { keyedHash } from '../../../lib/hashes';
import { createLimiter, tryConsume, type Limiter } from '../../../plugins/rateLimit/limiters';
import { sendLimits } from '../../../plugins/rateLimit/limits';

/** What messages are sent for: codes, and links. */
const sendPurposes = [
  ...([
    'verify-email',
    'sign-in-email',
    'sign-in-phone',
    'add-phone',
    'change-phone',
    'change-provider',
    'change-second-factor',
    'erase-account',
  ] as const),
  ...(['sign-in', 'reset-password'] as const),
];
export type SendPurpose = (typeof sendPurposes)[number];

interface Send {
  purpose: SendPurpose;
  /** An email in lower case, or a phone number. */
  target: string;
  /** A browser that signed in to that account before; null for every other. */
  device: string | null;
  /** Network address of the caller. */
  address: string;
}

/**
 * Limits messages per purpose and address: one a minute, and a few an hour for each requester. A browser that signed in to the
 * account before has an allowance of its own; of all others, a network address uses up its own before that of the recipient.
 * So a stranger cannot use up the messages of the owner. It counts addresses, not accounts, so it reveals nothing about them.
 */
export function createSendAllowance(app: FastifyInstance) {
  const { secret } = app.config.identity;
  const insurance = 'database';
  const perMinute = createLimiter(app, { name: 'send-minute', ...sendLimits.minute, insurance });
  const perHour = createLimiter(app, { name: 'send-hour', ...sendLimits.hour, insurance });
  const perTarget = createLimiter(app, { name: 'send-target', ...sendLimits.strangersHour, insurance });

  const strangersKey = (purpose: SendPurpose, target: string) => keyedHash(secret, 'send', purpose, target);
  /** What a send counts for, in order. */
  const countsOf = ({ purpose, target, device, address }: Send): (readonly [Limiter, string])[] => {
    const [kind, requester] = device === null ? ['network', address] : ['device', device];
    const own = keyedHash(secret, 'send', purpose, target, kind, requester);
    if (device !== null)
      return [
        [perMinute, own],
        [perHour, own],
      ];
    const all = strangersKey(purpose, target);
    return [
      [perHour, own],
      [perMinute, all],
      [perTarget, all],
    ];
  };

  return {
    /** Consumes a send. Returns 0, or the seconds until the next one is available. */
    async consume(send: Send): Promise<number> {
      const consumed: (readonly [Limiter, string])[] = [];
      for (const count of countsOf(send)) {
        const [limiter, key] = count;
        const { isAllowed, seconds } = await tryConsume(limiter, key);
        if (!isAllowed) {
          await refundAll(consumed);
          return seconds;
        }
        consumed.push(count);
      }
      return 0;
    },
    /** Forgets what was sent to an address, as if it were new. */
    async forget(target: string): Promise<void> {
      for (const key of sendPurposes.map((purpose) => strangersKey(purpose, target))) {
        await perMinute.delete(key);
        await perTarget.delete(key);
      }
    },
    /** Nothing was sent. */
    refund: (send: Send): Promise<void> => refundAll(countsOf(send)),
  };

  async function refundAll(counts: readonly (readonly [Limiter, string])[]): Promise<void> {
    for (const [limiter, key] of counts)
      if (limiter === perMinute) await limiter.delete(key);
      else await limiter.reward(key);
  }
}
