import { Problem, WebhookReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../plugins/ProblemError';
import type { BillingContext } from './BillingContext';
import { payRefunds } from './payRefunds';
import type { PaymentGateway } from './gateways/PaymentGateway';
import { takeGatewayEvent } from './takeGatewayEvent';

const biggestBody = 64 * 1024;

const notSigned = () => new ProblemError(401, 'not-signed', 'The signature of this message is not right.');

/** Where the gateway tells us what happened. Public, and believed by its signature over the raw bytes alone. */
export const webhookRoutes: FastifyPluginAsyncZod<{
  billing: BillingContext & { gateway: PaymentGateway };
}> = async (app, { billing }) => {
  // A parsed and rewritten body would have another signature.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: biggestBody }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/billing/webhook',
    {
      schema: { tags: ['Billing'], response: { 200: WebhookReply, 401: Problem } },
      config: { access: 'public', knowsViewer: false },
    },
    async (request) => {
      const { body, headers } = request;
      const event = Buffer.isBuffer(body) ? billing.gateway.verifyWebhook(body, headers) : null;
      if (!event) throw notSigned();
      const taken = await takeGatewayEvent(billing, event);
      if (taken.userId) app.push(taken.userId, 'plan:changed');
      await payRefunds(billing);
      return { handled: taken.isNew };
    },
  );
};
