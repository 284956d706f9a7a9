import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { ProblemError } from '../http/ProblemError';
import type { Limiter } from './limiters';
import { createLimiter } from './limiters';

/** Lets routes limit how often they are called: `config: { rateLimit: httpLimits.identity }`. */
export const rateLimits = fp(
  async (app) => {
    await app.register(rateLimit, {
      global: false,
      store: storeOf(app),
      errorResponseBuilder: () =>
        new ProblemError(
          429,
          'too-many-requests',
          'That was tried too often. Please wait a minute and try again.',
        ),
    });
  },
  { name: 'rateLimits', dependencies: ['redis', 'database'] },
);

/** The plugin's types omit the route it counts for. */
const RouteOptions = z.object({
  max: z.number(),
  timeWindow: z.number(),
  routeInfo: z.object({ method: z.string(), url: z.string() }),
});

/** Makes the plugin, which reads requests and writes headers, count with our limiters. */
function storeOf(app: FastifyInstance): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    private readonly limiter: Limiter | null;

    constructor(options: object) {
      // without a route they are the options of all
      const { data } = RouteOptions.safeParse(options);
      this.limiter = data
        ? createLimiter(app, {
            name: `rate-limit:${data.routeInfo.method}:${data.routeInfo.url}`,
            points: data.max,
            seconds: data.timeWindow / 1000,
            insurance: 'memory',
          })
        : null;
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      if (!this.limiter) return done(new Error('Only routes are limited.'));
      this.limiter.penalty(key).then(
        ({ consumedPoints, msBeforeNext }) => done(null, { current: consumedPoints, ttl: msBeforeNext }),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(options: object): Store {
      return new Store(options);
    }
  };
}
