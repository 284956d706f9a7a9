import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { messagePersonalData } from './messagePersonalData';
import { outboxPage } from './outboxPage';

export const outboxPath = '/api/dev/outbox';

const shown = 50;
/** Only a browser on the same machine has these. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Shows a developer the mails and text messages that are not sent. Does not exist in production. */
export const outboxRoutes: FastifyPluginAsyncZod = async (app) => {
  app.personalData.add(messagePersonalData);
  if (!app.config.identity.hasOutbox) return;
  app.get('/dev/outbox', { schema: { hide: true }, config: { access: 'public' } }, async (request, reply) => {
    if (!localHosts.has(request.hostname) || !localAddresses.has(request.ip))
      throw new ProblemError(404, 'not-found', 'There is nothing here for you.');
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return outboxPage(await app.messages.latest(shown), reply.styleNonce);
  });
};
