import type { AccessFacts } from '@tayyib/shared/access';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { createSessionRepository } from '../features/identity/sessionRepository';
import { ProblemError } from './ProblemError';
import { sessionCookie } from './sessionCookie';

/** The authenticated person behind a request or a socket. Nothing a payload says changes it. */
export interface Viewer extends AccessFacts {
  userId: string;
  sessionId: string;
  firstName: string;
  lastName: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Who holds a session token; null for a token that opens nothing (any more). */
    viewerOfToken(token: string | undefined): Promise<Viewer | null>;
  }
  interface FastifyRequest {
    /** Null for a visitor. */
    viewer: Viewer | null;
  }
  interface FastifyContextConfig {
    /** False for routes that must answer without asking the database who calls. */
    knowsViewer?: false;
  }
}

/** Finds out who calls, once per request, from the session cookie. */
export const session = fp(
  async (app) => {
    const sessions = createSessionRepository(app.db);
    app.decorate('viewerOfToken', async (token) =>
      token === undefined ? null : sessions.findViewer(token, app.clock.now()),
    );
    app.decorateRequest('viewer', null);
    app.addHook('onRequest', async (request) => {
      const { access, knowsViewer } = request.routeOptions.config;
      if (access === undefined || knowsViewer === false) return;
      request.viewer = await app.viewerOfToken(request.cookies[sessionCookie]);
    });
  },
  { name: 'session', dependencies: ['@fastify/cookie', 'clock', 'database'] },
);

/** The caller of a route that visitors cannot reach. */
export function viewerOf({ viewer }: FastifyRequest): Viewer {
  if (!viewer) throw new ProblemError(401, 'sign-in-needed', 'Please sign in first.');
  return viewer;
}
