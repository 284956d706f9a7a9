import type { bearerTokens } from '../../database/schema/accounts/sessionsTables';
import type { Viewer } from './Viewer';

/** An active session, its user, and its pending updates. */
export interface LiveSession {
  viewer: Viewer;
  createdAt: Date;
  /** The last activity should be stored again. */
  isStale: boolean;
  /** The token is due for replacement: it is old, or the user's privileges differ from when it was issued. */
  isDue: boolean;
}

/** What a viewer may do. */
export type ViewerAccess = Pick<Viewer, 'plan' | 'roles' | 'hasAgreed' | 'hasSecondFactor'>;

/** Looks up sessions by a caller's credentials. Never returns an ended one. */
export interface LiveSessions {
  /** By the token of a browser's cookie: the current one, or the previous one during its grace period. */
  byCookie(token: string, now: Date): Promise<LiveSession | null>;
  byBearer(
    token: string,
    purpose: (typeof bearerTokens.$inferSelect)['purpose'],
    now: Date,
  ): Promise<LiveSession | null>;
  /** By its id, for a connection that was opened with it earlier. */
  byId(id: string, via: Viewer['via'], now: Date): Promise<LiveSession | null>;
  /** Many at once, by their ids, with what their users may do now. */
  accessByIds(ids: readonly string[], now: Date): Promise<ReadonlyMap<string, ViewerAccess>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks up active sessions outside of requests. */
    liveSessions: LiveSessions;
  }
}
