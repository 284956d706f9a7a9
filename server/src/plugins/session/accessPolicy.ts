import type { AccessLevel } from '@tayyib/shared/access';
import fp from 'fastify-plugin';
import { problemOfAccess } from './accessDecision';
import { docsPath } from '../http/docs';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the server, as `GET /api/stocks/:id`, and who may call it. HEAD routes follow GET. */
    routePolicies: ReadonlyMap<string, AccessLevel>;
  }
  interface FastifyContextConfig {
    /** Who may call this route. Required on every route. */
    access?: AccessLevel;
    /** True for the few routes above `public` that work before the current terms are agreed to. */
    beforeTerms?: true;
  }
}

/** Enforces the declared access of every route, and refuses to start with a route that declares none. */
export const accessPolicy = fp(
  async (app) => {
    const { requiresSecondFactor } = app.config.identity;
    const policies = new Map<string, AccessLevel>();
    app.decorate('routePolicies', policies);
    app.addHook('onRoute', ({ method, url, config }) => {
      // The pages of the API documentation come from a library; they are public.
      const access = config?.access ?? (url.startsWith(docsPath) ? 'public' : undefined);
      if (access === undefined) {
        throw new Error(
          `${String(method)} ${url} does not say who may call it. Add config: { access: … } to the route.`,
        );
      }
      for (const each of [method].flat()) if (each !== 'HEAD') policies.set(`${each} ${url}`, access);
    });
    app.addHook('onRequest', (request, _reply, done) => {
      const { access, beforeTerms = false } = request.routeOptions.config;
      if (access === undefined) return done();
      const { viewer, hadSession } = request;
      const problem = problemOfAccess(access, viewer, { requiresSecondFactor, beforeTerms, hadSession });
      done(problem ?? undefined);
    });
  },
  { name: 'accessPolicy', dependencies: ['session'] },
);
