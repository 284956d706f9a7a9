import { ExportReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { audit } from '../../platform/audit/audit';
import { exportUser } from './exportUser';

/** Export of the personal data of the viewer. */
export const privacyRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/profile/export',
    {
      schema: { tags: ['Profile'], response: { 200: ExportReply } },
      config: { access: 'user', beforeTerms: true, rateLimit: httpLimits.personalDataExports },
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const at = app.clock.now();
      const data = await exportUser(app.db, app.personalData.all, userId);
      await audit(app.db, { at, userId, event: 'data-exported', address: request.ip });
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', 'attachment; filename="my-data.json"');
      return { exportedAt: at.toISOString(), data };
    },
  );
};
