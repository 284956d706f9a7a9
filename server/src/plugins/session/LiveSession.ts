import type { bearerTokens } from '../../database/schema/sessionsTables';
import type { Viewer } from './Viewer';

/** A session that lives, the person behind it, and what it needs. */
export interface LiveSession {
  viewer: Viewer;
  createdAt: Date;
  /** The last sign of life should be written again. */
  isStale: boolean;
  /** The token is due for replacement: it is old, or the person may do something else than when it was made. */
  isDue: boolean;
}

/** Sessions by what a caller shows. Nothing that has ended is ever found. */
export interface LiveSessions {
  /** By the token of a browser's cookie: the current one, or the one before while its grace lasts. */
  byCookie(token: string, now: Date): Promise<LiveSession | null>;
  byBearer(
    token: string,
    purpose: (typeof bearerTokens.$inferSelect)['purpose'],
    now: Date,
  ): Promise<LiveSession | null>;
  /** By its id, for a connection that was opened with it earlier. */
  byId(id: string, via: Viewer['via'], now: Date): Promise<LiveSession | null>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks up sessions that live, for whoever is not a request. */
    liveSessions: LiveSessions;
  }
}
