import type { FastifyInstance } from 'fastify';
import { BurstyRateLimiter } from 'rate-limiter-flexible';
import { createLimiter, tryConsume } from './limiters';
import type { EventLimit } from './limits';
import { connectionsPerUser } from './limits';

/** Limits how often a user may send an event over all their connections, on whatever server those are. */
export function createEventAllowance(app: FastifyInstance, event: string, { burst, perSecond }: EventLimit) {
  // the library counts whole points in whole seconds
  const seconds = Math.max(1, Math.ceil(1 / perSecond));
  const points = Math.max(1, Math.round(connectionsPerUser * perSecond * seconds));
  const steady = createLimiter(app, {
    name: `event:${event}`,
    points,
    seconds,
    insurance: 'memory',
  });
  const extra = createLimiter(app, {
    name: `event-burst:${event}`,
    points: Math.max(1, connectionsPerUser * burst - points),
    seconds: Math.max(1, Math.ceil(burst / perSecond)),
    insurance: 'memory',
  });
  const limiter = new BurstyRateLimiter(steady, extra);
  /** Whether the user may send it once more. */
  return async (userId: string): Promise<boolean> => (await tryConsume(limiter, userId)).isAllowed;
}
