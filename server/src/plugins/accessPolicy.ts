import type { AccessLevel, Refusal } from '@tayyib/shared/access';
import { refusalOf } from '@tayyib/shared/access';
import fp from 'fastify-plugin';
import { docsPath } from './docs';
import { ProblemError } from './ProblemError';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. Every route says so. */
    access?: AccessLevel;
  }
}

const problems: Readonly<Record<Refusal, () => ProblemError>> = {
  'sign-in': () => new ProblemError(401, 'sign-in-needed', 'Please sign in first.'),
  upgrade: () =>
    new ProblemError(403, 'upgrade-needed', 'Your plan does not include this. See our plans to unlock it.'),
  forbidden: () => new ProblemError(403, 'forbidden', 'You do not have access to this.'),
};

/** Holds every route to the access it declares, and refuses to start with a route that declares none. */
export const accessPolicy = fp(
  async (app) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      // The pages of the API documentation come from a library; they are public.
      if (config?.access === undefined && !url.startsWith(docsPath)) {
        throw new Error(
          `${String(method)} ${url} does not say who may call it. Add config: { access: … } to the route.`,
        );
      }
    });
    app.addHook('onRequest', async (request) => {
      const { access } = request.routeOptions.config;
      const refusal = access === undefined ? null : refusalOf(access, request.viewer);
      if (refusal) throw problems[refusal]();
    });
  },
  { name: 'accessPolicy', dependencies: ['session'] },
);
