import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { noViewer, viewerHeader } from '@tayyib/shared/last-seen';
import type { LiveSession } from '../../../plugins/session/LiveSession';
import { createLiveSessions } from './liveSessions';
import { createSessionRepository } from './sessionRepository';
import { bearerOf } from '../../../plugins/session/sessionOfHandshake';
import { readCookie, sessionCookie, setSessionCookie } from '../../../plugins/session/sessionCookie';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for routes that must reply without looking up the caller in the database. */
    knowsViewer?: false;
    /** True where a device token is accepted instead of an access token. */
    acceptsDeviceToken?: true;
  }
}

/**
 * Identifies the caller once per request: by the bearer token where there is one, else by the session cookie.
 */
export const session = fp(
  async (app) => {
    const sessions = createSessionRepository(app.db);
    const live = createLiveSessions(app.db, app.clock);
    app.decorate('liveSessions', live);
    app.decorateRequest('viewer', null);
    app.decorateRequest('hadSession', false);

    const byBearer = async (token: string, acceptsDeviceToken: boolean) => {
      const now = app.clock.now();
      const found = await live.byBearer(token, 'access', now);
      return found ?? (acceptsDeviceToken ? live.byBearer(token, 'device', now) : null);
    };

    /** Stores the activity and rotates a due token, for browsers. */
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

    const identify = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { token, isBearer }: { token: string; isBearer: boolean },
    ) => {
      const { acceptsDeviceToken = false } = request.routeOptions.config;
      const found = isBearer
        ? await byBearer(token, acceptsDeviceToken)
        : await live.byCookie(token, app.clock.now());
      request.viewer = found?.viewer ?? null;
      request.hadSession = found === null;
      nameViewer(request, reply);
      if (found) await keepUp(request, reply, found, token);
    };

    app.addHook('onRequest', (request, reply, done) => {
      const { access, knowsViewer, callableFromElsewhere } = request.routeOptions.config;
      if (access === undefined || knowsViewer === false) return done();
      const bearer = bearerOf(request.headers);
      const token = bearer ?? (callableFromElsewhere ? undefined : readCookie(request, sessionCookie));
      if (token === undefined) {
        if (!callableFromElsewhere) nameViewer(request, reply);
        return done();
      }
      identify(request, reply, { token, isBearer: bearer !== undefined }).then(() => done(), done);
    });
  },
  { name: 'session', dependencies: ['@fastify/cookie', 'clock', 'database'] },
);

/** By this the browser tells apart what different accounts saw. Replies that did not look the caller up name nobody. */
function nameViewer({ url, viewer }: FastifyRequest, reply: FastifyReply): void {
  if (url.startsWith('/api/')) reply.header(viewerHeader, viewer?.userId ?? noViewer);
}
