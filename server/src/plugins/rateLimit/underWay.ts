import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ProblemError } from '../http/ProblemError';
import { type UnderWayLimit, underWayLimits } from './limits';
import { networkOf } from './networkOf';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many requests of one caller this server works on at once at this route alone; the others wait. For costly work. */
    atOnce?: number;
  }
}

const tooManyAtOnce = () =>
  new ProblemError(429, 'too-many-at-once', 'Too many requests are waiting. Please wait for their replies.');

/** After a client left, its work goes on: its place is given away when that ends, at the latest after this. */
const longestWorkMs = 120_000;

/** The requests of one caller that share a limit: those that are worked on, and those that wait for them in order. */
class Lane {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly limit: UnderWayLimit) {}

  get isIdle(): boolean {
    return this.running === 0 && this.waiting.size === 0;
  }

  /** Calls `start` now, or when a place is free. Null where too many wait; else how to give up waiting. */
  enter(start: () => void): (() => void) | null {
    if (this.running < this.limit.atOnce) {
      this.running += 1;
      start();
      return () => undefined;
    }
    if (this.waiting.size >= this.limit.waiting) return null;
    this.waiting.add(start);
    return () => void this.waiting.delete(start);
  }

  leave(): void {
    this.running -= 1;
    const [next] = this.waiting;
    if (next === undefined) return;
    this.waiting.delete(next);
    this.running += 1;
    next();
  }
}

/**
 * Bounds the requests that a server works on at once for one user, or for one network address of visitors: whoever sends many waits
 * for their own, with neither a connection to the database nor anybody else's time. Every route of the API has this bound.
 */
export const underWay = fp(
  async (app) => {
    const lanes = new Map<string, Lane>();
    const leaving = new WeakMap<FastifyRequest, () => void>();

    app.addHook('onRequest', (request, reply, done) => {
      const { access, atOnce } = request.routeOptions.config;
      if (access === undefined || !request.url.startsWith('/api/')) return done();
      const limit = limitOf(request, atOnce);
      const key = `${request.viewer?.userId ?? networkOf(request)} ${laneOf(request, atOnce)}`;
      const lane = lanes.get(key) ?? new Lane(limit);
      lanes.set(key, lane);
      let isIn = false;
      let hasLeft = false;
      const leave = () => {
        if (hasLeft) return;
        hasLeft = true;
        if (isIn) lane.leave();
        if (lane.isIdle) lanes.delete(key);
      };
      const giveUp = lane.enter(() => {
        isIn = true;
        leaving.set(request, leave);
        done();
      });
      if (giveUp === null) return done(tooManyAtOnce());
      reply.raw.once('close', () => {
        if (!isIn) giveUp();
        if (isIn && !hasLeft) setTimeout(leave, longestWorkMs).unref();
        else leave();
      });
    });
    // the work is done, whether or not the client is still there
    app.addHook('onSend', (request, _reply, payload, done) => {
      leaving.get(request)?.();
      done(null, payload);
    });
  },
  { name: 'underWay', dependencies: ['session', 'accessPolicy'] },
);

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function limitOf(request: FastifyRequest, atOnce: number | undefined): UnderWayLimit {
  const limits = request.viewer ? underWayLimits.user : underWayLimits.address;
  const usual = isReading(request) ? limits.reads : limits.changes;
  return atOnce === undefined ? usual : { ...usual, atOnce };
}

/** Costly routes have a limit of their own, so that they delay nothing else of their caller. */
function laneOf(request: FastifyRequest, atOnce: number | undefined): string {
  if (atOnce !== undefined) return `${request.method} ${request.routeOptions.url ?? ''}`;
  return isReading(request) ? 'reads' : 'changes';
}
