import { SecurityEventsReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { forgetOldEvents, securityEventsOf } from '../../platform/audit/audit';
import { auditPersonalData } from '../../platform/audit/auditPersonalData';

/** How many a page shows; the export has all. */
const shown = 50;

/** The security events of the viewer's account. */
export const securityEventRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(auditPersonalData);
  app.get(
    '/profile/security-events',
    { schema: { tags: ['Profile'], response: { 200: SecurityEventsReply } }, config: { access: 'user' } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const rows = await securityEventsOf(app.db, viewerOf(request).userId, shown);
      return {
        events: rows.map(({ id, at, event, address, detail }) => ({
          id,
          at: at.toISOString(),
          event,
          address,
          device: typeof detail['device'] === 'string' ? detail['device'] : null,
        })),
      };
    },
  );

  app.jobs.add({
    name: 'audit log',
    everyMinutes: 24 * 60,
    run: () => forgetOldEvents(app.db, app.clock.now()),
  });
};
