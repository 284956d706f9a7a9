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

/** Where a request is worked on. */
interface Place {
  /** Whether its work has begun: before that, a body may never arrive whole. */
  hasBegun: boolean;
  hasLeft: boolean;
  leave: () => void;
}

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
    const places = new WeakMap<FastifyRequest, Place>();

    app.addHook('onRequest', (request, reply, done) => {
      const { access, atOnce } = request.routeOptions.config;
      if (access === undefined || !request.url.startsWith('/api/')) return done();
      const limit = limitOf(request, atOnce);
      const key = `${request.viewer?.userId ?? networkOf(request)} ${laneOf(request, atOnce)}`;
      // while its session was read: nobody waits for the reply, and no event tells that it left
      if (reply.raw.destroyed) return;
      const lane = lanes.get(key) ?? new Lane(limit);
      lanes.set(key, lane);
      let isIn = false;
      const place: Place = {
        hasBegun: false,
        hasLeft: false,
        leave: () => {
          if (place.hasLeft) return;
          place.hasLeft = true;
          if (isIn) lane.leave();
          if (lane.isIdle) lanes.delete(key);
        },
      };
      const giveUp = lane.enter(() => {
        isIn = true;
        places.set(request, place);
        done();
      });
      if (giveUp === null) return done(tooManyAtOnce());
      reply.raw.once('close', () => {
        if (!isIn) giveUp();
        if (place.hasBegun && !place.hasLeft) setTimeout(place.leave, longestWorkMs).unref();
        else place.leave();
      });
    });
    app.addHook('preHandler', (request, _reply, done) => {
      const place = places.get(request);
      // its place may be taken by now, and nobody waits for the reply
      if (place?.hasLeft) return;
      if (place) place.hasBegun = true;
      done();
    });
    // the work is done, whether or not the client is still there
    app.addHook('onSend', (request, _reply, payload, done) => {
      places.get(request)?.leave();
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
