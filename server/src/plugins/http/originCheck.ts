import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import { originOf } from './origin';
import { ProblemError } from './ProblemError';
import { readCookie, sessionCookie } from '../session/sessionCookie';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * True for a route that pages of other sites may post to, because the payload proves itself. The caller's
     * cookies are ignored there.
     */
    callableFromElsewhere?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site makes a browser request. A request with our cookie must also come from
 * our own page, even with a bearer token; requests without a cookie have nothing to abuse, unless they state
 * a foreign origin.
 */
export const originCheck = fp<{ config: Config }>(
  async (app, { config }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (safeMethods.has(request.method) || request.routeOptions.config.callableFromElsewhere) return done();
      const origin = originOf(request.headers, config.publicUrl);
      const hasSession = readCookie(request, sessionCookie) !== undefined;
      if (origin === 'foreign' || (origin === 'unsaid' && hasSession)) {
        return done(new ProblemError(403, 'foreign-origin', 'This request did not come from our own pages.'));
      }
      done();
    });
  },
  { name: 'originCheck', dependencies: ['@fastify/cookie'] },
);
