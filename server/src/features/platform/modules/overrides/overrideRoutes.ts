import type { ActiveOverride } from '@tayyib/shared/contracts';
import { OpenOverride, OverrideReply, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { createOverrideFinder } from './findOverride';
import { clearOverrideCookie, setOverrideCookie } from './overrideCookie';

const tags = ['Modules'];

/** The tester's side of a link: open it in this browser, and drop it again. */
export const overrideRoutes: FastifyPluginAsyncZod = async (app) => {
  const findOverride = createOverrideFinder(app);

  app.post(
    '/modules/override',
    {
      schema: { tags, body: OpenOverride, response: { 200: OverrideReply, 404: Problem } },
      config: { access: 'public', rateLimit: httpLimits.moduleOverrides },
    },
    async (request, reply): Promise<{ override: ActiveOverride }> => {
      const { token } = request.body;
      const found = await findOverride(token);
      if (!found) {
        throw new ProblemError(404, 'link-over', 'This link is over, or was withdrawn. Ask for a new one.');
      }
      setOverrideCookie(request, reply, token, new Date(found.active.expiresAt));
      return { override: found.active };
    },
  );

  app.delete(
    '/modules/override',
    { schema: { tags, response: { 200: OverrideReply } }, config: { access: 'public' } },
    async (request, reply) => {
      clearOverrideCookie(request, reply);
      return { override: null };
    },
  );
};
