import { DoneReply, UnsubscribeParams } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { createSettingsRepository } from './settingsRepository';

const path = '/alerts/unsubscribe/:token';
const options = {
  schema: { tags: ['Notifications'], params: UnsubscribeParams },
  config: {
    access: 'public',
    knowsViewer: false,
    callableFromElsewhere: true,
    rateLimit: httpLimits.unsubscribes,
  },
} as const;

/**
 * The address in the header of mails (RFC 8058): a mail program posts to it without any cookie. Following it as a link changes
 * nothing, since programs that check links do that too.
 */
export const unsubscribeRoutes: FastifyPluginAsyncZod = async (app) => {
  const settings = createSettingsRepository(app.db);
  // a form with one field, which says nothing new
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
    done(null, null),
  );

  app.post(
    path,
    { ...options, schema: { ...options.schema, response: { 200: DoneReply } } },
    async (request) => {
      await settings.endMails(request.params.token);
      return { success: true as const };
    },
  );

  app.get(
    path,
    { ...options, schema: { ...options.schema, response: { 303: z.null().describe('To /notification.') } } },
    async (_request, reply) => reply.redirect('/notification', 303),
  );
};
