import { isPaid } from './isPaid';
import {
  CheckoutBody,
  CheckoutReply,
  ConfirmBody,
  ConfirmReply,
  Problem,
  Quote,
  QuoteQuery,
  SubscriptionReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { checkout } from './checkout';
import { lastStateOf } from '../terms/lastStateOf';
import { orderNotFound, paymentNotVerified, paymentsOff } from '../billingProblems';
import type { BillingContext } from '../BillingContext';
import { openSubscription, planFactsOf, readSubscription } from '../terms/openSubscription';
import { ownOrder } from './ownOrder';
import { payRefunds } from '../refunds/payRefunds';
import { quoteFor } from './quote';
import { settlePayment } from './settlePayment';

const tags = ['Billing'];

/** From choosing a plan to a paid one. */
export const buyRoutes: FastifyPluginAsyncZod<{ billing: BillingContext }> = async (app, { billing }) => {
  const { db, gateway, now } = billing;

  app.get(
    '/billing/subscription',
    { schema: { tags, response: { 200: SubscriptionReply } }, config: { access: 'user' } },
    async (request) => readSubscription(billing, viewerOf(request).userId),
  );

  app.get(
    '/billing/quote',
    {
      schema: { tags, querystring: QuoteQuery, response: { 200: Quote, 409: Problem } },
      config: { access: 'user' },
    },
    async (request) => {
      const { userId } = viewerOf(request);
      const buyer = await planFactsOf(db, userId);
      if (!buyer) throw orderNotFound();
      const quote = quoteFor(request.query, buyer, await openSubscription(db, userId, now()), now());
      const { startsAt, endsAt } = quote;
      return {
        ...quote,
        lastState: await lastStateOf(db, userId),
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      };
    },
  );

  app.post(
    '/billing/checkout',
    {
      schema: {
        tags,
        body: CheckoutBody,
        response: { 200: CheckoutReply, 409: Problem, 502: Problem, 503: Problem },
      },
      config: { access: 'user', rateLimit: httpLimits.billing },
    },
    async (request) => ({ order: await checkout(billing, viewerOf(request).userId, request.body) }),
  );

  app.post(
    '/billing/confirm',
    {
      schema: { tags, body: ConfirmBody, response: { 200: ConfirmReply, 400: Problem, 404: Problem } },
      config: { access: 'user', rateLimit: httpLimits.billing },
    },
    async (request) => {
      if (!gateway) throw paymentsOff();
      const { userId } = viewerOf(request);
      const { orderId, paymentId, signature } = request.body;
      const { gatewayOrderId, amountPaise } = await ownOrder(db, userId, orderId);
      if (gatewayOrderId === null) throw orderNotFound();
      if (!gateway.verifyPayment({ gatewayOrderId, paymentId, signature })) throw paymentNotVerified();
      // where the money is not there yet, the gateway's message opens the plan
      if (await isPaid(app.log, gateway, { gatewayOrderId, paymentId, amountPaise })) {
        await db.transaction((transaction) => settlePayment(billing, transaction, orderId, paymentId));
        await payRefunds(billing);
        app.accessChanged(userId);
      }
      const { status } = await ownOrder(db, userId, orderId);
      return { ...(await readSubscription(billing, userId)), orderStatus: status };
    },
  );
};
