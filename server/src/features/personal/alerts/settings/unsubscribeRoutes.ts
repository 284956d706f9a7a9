import { DoneReply, UnsubscribeParams } from '@tayyib/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { createSettingsRepository } from './settingsRepository';
import { unsubscribePage } from './unsubscribePage';

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
 * nothing, since programs that check links do that too: it shows a page with a button.
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
    { ...options, schema: { ...options.schema, response: { 200: DoneReply.or(z.string()) } } },
    async (request, reply) => {
      await settings.endMails(request.params.token);
      if (!request.headers.accept?.includes('text/html')) return { success: true as const };
      return asPage(reply).send(unsubscribePage('ended', reply.styleNonce));
    },
  );

  app.get(
    path,
    { ...options, schema: { ...options.schema, response: { 200: z.string() } } },
    async (_request, reply) => asPage(reply).send(unsubscribePage('question', reply.styleNonce)),
  );
};

/** The address is a secret: it is neither stored nor sent to other sites. */
const asPage = (reply: FastifyReply) =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8');
