import { isPaid } from './isPaid';
import { InvoiceParams, Problem } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';
import { eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { publicAddress } from '../../../../lib/publicAddress';
import type { BillingContext } from '../BillingContext';
import { orderNotFound } from '../billingProblems';
import { orders } from '../../../../database/schema/accounts/billingTables';
import type { PaymentGateway } from '../gateways/PaymentGateway';
import { ownOrder } from './ownOrder';
import { payPage } from './payPage';
import { payRefunds } from '../refunds/payRefunds';
import { settlePayment } from './settlePayment';

const tags = ['Billing'];
const returnPath = '/api/billing/return';
const maxFormBytes = 16 * 1024;

/** To the gateway's own page and back, for gateways that have one. */
export const payPageRoutes: FastifyPluginAsyncZod<{
  billing: BillingContext & { gateway: PaymentGateway };
}> = async (app, { billing }) => {
  const { db, gateway } = billing;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get(
    '/billing/pay/:id',
    {
      schema: { tags, params: InvoiceParams, response: { 200: z.string(), 404: Problem } },
      config: { access: 'user' },
    },
    async (request, reply) => {
      const order = await ownOrder(db, viewerOf(request).userId, request.params.id);
      const { gatewayOrderId, amountPaise, status } = order;
      if (gatewayOrderId === null || status !== 'created') throw orderNotFound();
      const { title } = plans[order.plan];
      const returnUrl = publicAddress(app, returnPath);
      const form = gateway.paymentForm({ gatewayOrderId, amountPaise, title, returnUrl });
      if (!form) throw orderNotFound();
      const { styleNonce } = reply;
      return reply
        .header('cache-control', 'private, no-store')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'nonce-${styleNonce}'; form-action ${form.origins.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
        )
        .type('text/html; charset=utf-8')
        .send(payPage(form, { amountPaise, title, styleNonce }));
    },
  );

  // The gateway's page posts from its own site, so there is no session here: the signature proves the
  // payment.
  app.post(
    '/billing/return',
    {
      schema: { tags, response: { 303: z.null() } },
      config: { access: 'public', knowsViewer: false, callableFromElsewhere: true },
    },
    async ({ body }, reply) => {
      const paid = body instanceof URLSearchParams ? gateway.readReturn(body) : null;
      if (!paid || !gateway.verifyPayment(paid)) return reply.redirect('/plan?payment=failed', 303);
      const [order] = await db.select().from(orders).where(eq(orders.gatewayOrderId, paid.gatewayOrderId));
      if (!order) return reply.redirect('/plan?payment=failed', 303);
      const { gatewayOrderId, paymentId } = paid;
      if (!(await isPaid(app.log, gateway, { gatewayOrderId, paymentId, amountPaise: order.amountPaise })))
        return reply.redirect('/plan?payment=pending', 303);
      await db.transaction((transaction) => settlePayment(billing, transaction, order.id, paid.paymentId));
      await payRefunds(billing);
      if (order.userId) app.accessChanged(order.userId);
      return reply.redirect('/plan?payment=done', 303);
    },
  );
};
