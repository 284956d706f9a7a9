import fp from 'fastify-plugin';
import type { Config } from '../../config/config';
import { originOf } from './origin';
import { ProblemError } from './ProblemError';
import { readCookie, sessionCookie } from '../session/sessionCookie';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that pages of others may post to, because what they bring proves itself. The caller's cookies do not count there. */
    callableFromElsewhere?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site asks a browser to make. Who sends our cookie must also say that the request comes from
 * our own page, also when a bearer token comes along; callers without a cookie have nothing to abuse, unless they say that
 * they come from elsewhere.
 */
export const originCheck = fp<{ config: Config }>(
  async (app, { config }) => {
    app.addHook('onRequest', async (request) => {
      if (safeMethods.has(request.method) || request.routeOptions.config.callableFromElsewhere) return;
      const origin = originOf(request.headers, config.publicUrl);
      const hasSession = readCookie(request, sessionCookie) !== undefined;
      if (origin === 'foreign' || (origin === 'unsaid' && hasSession)) {
        throw new ProblemError(403, 'foreign-origin', 'This request did not come from our own pages.');
      }
    });
  },
  { name: 'originCheck', dependencies: ['@fastify/cookie'] },
);
