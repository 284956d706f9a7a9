import { Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { httpLimits } from '../../../plugins/rateLimit/limits';

const maxBytes = 16 * 1024;

/** What browsers send. The addresses of pages and files are in it as well, which may name people. */
const CspReport = z.object({
  'csp-report': z.object({
    'effective-directive': z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .optional(),
    'blocked-uri': z.string().max(4000).optional(),
  }),
});

/**
 * Where browsers report what the content security policy blocked (`report-uri`): an attempt to inject something, or a fault of a release.
 * One line of the log says which directive, and what kind of source.
 */
export const cspReportRoutes: FastifyPluginAsyncZod = async (app) => {
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_request: unknown, body: string): Promise<unknown> => {
      try {
        return JSON.parse(body);
      } catch {
        throw new ProblemError(400, 'invalid-request', 'The report is not JSON.');
      }
    },
  );
  app.post(
    '/csp-reports',
    {
      schema: { tags: ['Health'], body: CspReport, response: { 204: z.undefined(), 400: Problem } },
      config: {
        access: 'public',
        knowsViewer: false,
        callableFromElsewhere: true,
        rateLimit: httpLimits.cspReports,
      },
    },
    async (request, reply) => {
      const { 'effective-directive': directive, 'blocked-uri': blocked } = request.body['csp-report'];
      app.log.warn({ directive, blocked: sourceOf(blocked) }, 'a page blocked something');
      return reply.code(204).send();
    },
  );
};

/** `inline`, `eval` and the like, or the origin of an address: never its path. */
function sourceOf(blocked: string | undefined): string {
  if (blocked === undefined || /^[a-z-]{0,20}$/.test(blocked)) return blocked ?? '';
  if (!URL.canParse(blocked)) return 'unreadable';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' ? protocol : origin;
}
