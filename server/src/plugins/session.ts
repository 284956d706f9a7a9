import type { AccessFacts } from '@tayyib/shared/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { LiveSession } from '../features/sessions/liveSessions';
import { createLiveSessions } from '../features/sessions/liveSessions';
import { createSessionRepository } from '../features/sessions/sessionRepository';
import type { SessionKind } from '../database/schema/sessionsTables';
import { bearerOf } from './bearerOf';
import { ProblemError } from './ProblemError';
import { readCookie, sessionCookie, setSessionCookie } from './sessionCookie';

/** The authenticated person behind a request or a socket. Nothing a payload says changes it. */
export interface Viewer extends AccessFacts {
  userId: string;
  sessionId: string;
  deviceId: string;
  kind: SessionKind;
  /** What they showed: the cookie of a browser, or a bearer token. */
  via: 'cookie' | 'bearer';
  firstName: string;
  lastName: string;
  /** Whether they agreed to the terms as they are today. */
  hasAgreed: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Looks up sessions that live, for whoever is not a request. */
    liveSessions: ReturnType<typeof createLiveSessions>;
  }
  interface FastifyRequest {
    /** Null for a visitor. */
    viewer: Viewer | null;
    /** True for a visitor who showed a token: their session has ended. */
    hadSession: boolean;
  }
  interface FastifyContextConfig {
    /** False for routes that must answer without asking the database who calls. */
    knowsViewer?: false;
    /** True where a device token opens what an access token opens elsewhere. */
    takesDeviceToken?: true;
  }
}

/** Finds out who calls, once per request: by the bearer token where one is shown, else by the session cookie. */
export const session = fp(
  async (app) => {
    const sessions = createSessionRepository(app.db);
    const live = createLiveSessions(app.db);
    app.decorate('liveSessions', live);
    app.decorateRequest('viewer', null);
    app.decorateRequest('hadSession', false);

    const byBearer = async (token: string, takesDeviceToken: boolean) => {
      const now = app.clock.now();
      const found = await live.byBearer(token, 'access', now);
      return found ?? (takesDeviceToken ? live.byBearer(token, 'device', now) : null);
    };

    /** Writes the sign of life and replaces a token that is due, where that is a browser's. */
    const keepUp = async (
      request: FastifyRequest,
      reply: FastifyReply,
      found: LiveSession,
      token: string,
    ) => {
      const now = app.clock.now();
      if (found.isStale) await sessions.seen(found.viewer, now);
      if (!found.isDue || found.viewer.via !== 'cookie') return;
      const renewed = await sessions.rotate(found.viewer, token, now);
      if (renewed) setSessionCookie(request, reply, renewed);
    };

    app.addHook('onRequest', async (request, reply) => {
      const {
        access,
        knowsViewer,
        takesDeviceToken = false,
        callableFromElsewhere,
      } = request.routeOptions.config;
      if (access === undefined || knowsViewer === false) return;
      const bearer = bearerOf(request.headers);
      const token = bearer ?? (callableFromElsewhere ? undefined : readCookie(request, sessionCookie));
      if (token === undefined) return;
      const found =
        bearer === undefined
          ? await live.byCookie(token, app.clock.now())
          : await byBearer(token, takesDeviceToken);
      request.viewer = found?.viewer ?? null;
      request.hadSession = found === null;
      if (found) await keepUp(request, reply, found, token);
    });
  },
  { name: 'session', dependencies: ['@fastify/cookie', 'clock', 'database'] },
);

/** The caller of a route that visitors cannot reach. */
export function viewerOf({ viewer }: FastifyRequest): Viewer {
  if (!viewer) throw new ProblemError(401, 'sign-in-needed', 'Please sign in first.');
  return viewer;
}
