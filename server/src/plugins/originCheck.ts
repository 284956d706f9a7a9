import fp from 'fastify-plugin';
import type { Config } from '../config';
import { originOf } from './origin';
import { ProblemError } from './ProblemError';
import { sessionCookie } from './sessionCookie';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site asks a browser to make. Who sends our cookie must also say that the request comes from
 * our own page; callers without a cookie have nothing to abuse, unless they say that they come from elsewhere.
 */
export const originCheck = fp<{ config: Config }>(
  async (app, { config }) => {
    app.addHook('onRequest', async (request) => {
      if (safeMethods.has(request.method)) return;
      const origin = originOf(request.headers, config.publicUrl);
      const hasSession = request.cookies[sessionCookie] !== undefined;
      if (origin === 'foreign' || (origin === 'unsaid' && hasSession)) {
        throw new ProblemError(403, 'foreign-origin', 'This request did not come from our own pages.');
      }
    });
  },
  { name: 'originCheck', dependencies: ['@fastify/cookie'] },
);
