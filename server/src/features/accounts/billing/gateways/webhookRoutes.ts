import { createLimiter, tryConsume } from '../../../../plugins/rateLimit/limiters';
import { Problem, WebhookReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { audit } from '../../../platform/audit/audit';
import type { BillingContext } from '../BillingContext';
import { payRefunds } from '../refunds/payRefunds';
import type { PaymentGateway } from './PaymentGateway';
import { handleGatewayEvent } from './handleGatewayEvent';

const maxBodyBytes = 64 * 1024;

const notSigned = () => new ProblemError(401, 'not-signed', 'The signature of this message is not right.');

/** The gateway's webhook. Public, and authenticated by its signature over the raw bytes. */
export const webhookRoutes: FastifyPluginAsyncZod<{
  billing: BillingContext & { gateway: PaymentGateway };
}> = async (app, { billing }) => {
  const refusals = createLimiter(app, {
    name: 'webhook-refusals',
    points: 1,
    seconds: 60,
    insurance: 'memory',
  });
  // A parsed and re-serialised body would have another signature.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/billing/webhook',
    {
      schema: { tags: ['Billing'], response: { 200: WebhookReply, 401: Problem } },
      config: {
        access: 'public',
        knowsViewer: false,
        rateLimit: httpLimits.paymentWebhooks,
      },
    },
    async (request) => {
      const { body, headers } = request;
      const event = Buffer.isBuffer(body) ? billing.gateway.verifyWebhook(body, headers) : null;
      if (!event) {
        const detail = { gateway: billing.gateway.id };
        const at = billing.now();
        // one row a minute: forged messages must not fill the log, which is retained for a year
        const { isAllowed } = await tryConsume(refusals, request.ip);
        if (isAllowed)
          await audit(app.db, { at, userId: null, event: 'webhook-refused', address: request.ip, detail });
        throw notSigned();
      }
      const result = await handleGatewayEvent(billing, event);
      if (result.userId) app.accessChanged(result.userId);
      await payRefunds(billing);
      return { handled: result.isNew };
    },
  );
};
