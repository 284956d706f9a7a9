import type { AccessLevel } from '@tayyib/shared/access';
import { refusalOf } from '@tayyib/shared/access';
import fp from 'fastify-plugin';
import { refused, sessionEnded, termsNeeded } from './accessProblems';
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
    app.addHook('onRequest', async (request) => {
      const { access, beforeTerms = false } = request.routeOptions.config;
      const { viewer } = request;
      const refusal = access === undefined ? null : refusalOf(access, viewer);
      if (refusal === 'sign-in' && request.hadSession) throw sessionEnded();
      const isPublic = access === undefined || access === 'public';
      if (viewer && !viewer.hasAgreed && !isPublic && !beforeTerms) throw termsNeeded();
      if (refusal) throw refused(refusal);
    });
  },
  { name: 'accessPolicy', dependencies: ['session'] },
);
