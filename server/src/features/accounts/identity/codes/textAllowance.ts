import type { FastifyInstance } from 'fastify';
import { keyedHash } from '../../../../lib/hashes';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { createLimiter, tryConsume } from '../../../../plugins/rateLimit/limiters';
import { textLimits } from '../../../../plugins/rateLimit/limits';

const tooManyTexts = () =>
  new ProblemError(
    429,
    'too-many-texts',
    'You asked for too many text messages. Please try again tomorrow, or use your email.',
  );
const allTextsSent = () =>
  new ProblemError(
    503,
    'phone-unavailable',
    'We cannot send text messages at the moment. Sign in another way.',
  );

/**
 * Limits what text messages cost: per account, in all, and by country. Numbers abroad that share what a message costs with
 * the requester ("SMS pumping") are otherwise called as often as an attacker has numbers.
 */
export function createTextAllowance(app: FastifyInstance) {
  const { secret, smsCountries } = app.config.identity;
  const insurance = 'database';
  const perHour = createLimiter(app, { name: 'texts-of-account-hour', ...textLimits.accountHour, insurance });
  const perDay = createLimiter(app, { name: 'texts-of-account-day', ...textLimits.accountDay, insurance });
  const inAll = createLimiter(app, { name: 'texts-hour', ...textLimits.serverHour, insurance });
  const all = 'all';
  return {
    /** Whether messages go to that country. */
    isServed: (phone: string): boolean =>
      smsCountries === null || smsCountries.some((code) => phone.startsWith(code)),
    /**
     * Consumes a message of the account that requests it; visitors are limited by number and network address.
     * @throws ProblemError 429 where the account has none left, 503 where the server has none left
     */
    async consume(userId: string | null): Promise<void> {
      const sent = await inAll.get(all);
      if (sent !== null && sent.remainingPoints <= 0) {
        app.log.error('ALARM: all text messages of this hour are sent; no more are sent until it is over');
        throw allTextsSent();
      }
      if (userId === null) return;
      for (const limiter of [perHour, perDay])
        if (!(await tryConsume(limiter, keyedHash(secret, 'texts', userId))).isAllowed) throw tooManyTexts();
    },
    /** A message goes out: it counts for the server. */
    async sent(): Promise<void> {
      await inAll.penalty(all);
    },
  };
}
