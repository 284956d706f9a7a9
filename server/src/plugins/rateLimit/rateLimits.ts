import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { ProblemError } from '../http/ProblemError';
import { redisRateLimitStore } from './redisRateLimitStore';

/**
 * Lets routes limit how often one address may call them: `config: { rateLimit: { max, timeWindow } }`
 * (milliseconds).
 */
export const rateLimits = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      // A limit that cannot be counted must not lock everybody out.
      skipOnError: true,
      ...(app.redis && { store: redisRateLimitStore(app.redis) }),
      errorResponseBuilder: () =>
        new ProblemError(
          429,
          'too-many-requests',
          'That was tried too often. Please wait a minute and try again.',
        ),
    });
  },
  { name: 'rateLimits', dependencies: ['redis'] },
);
