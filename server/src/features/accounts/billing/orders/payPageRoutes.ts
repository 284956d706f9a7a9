import { isPaid } from './isPaid';
import { InvoiceParams, OnTheWayToQuery, Problem } from '@tayyib/shared/contracts';
import { ownPath } from '@tayyib/shared/own-path';
import { plans } from '@tayyib/shared/plans';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { publicAddress } from '../../../../lib/publicAddress';
import type { BillingContext } from '../BillingContext';
import { orderNotFound } from '../billingProblems';
import type { PaymentGateway } from '../gateways/PaymentGateway';
import { findGatewayOrder, ownOrder } from './ownOrder';
import { payPage } from './payPage';
import { payRefunds } from '../refunds/payRefunds';
import { settlePayment } from './settlePayment';

const tags = ['Billing'];
const returnPath = '/api/billing/return';
const maxFormBytes = 16 * 1024;

/** An address with the page to go on to, if it is one of ours: the buyer brings it along, and anyone may have written it. */
function onTheWay(address: string, params: Record<string, string>, to: string | undefined): string {
  const page = ownPath(to);
  const query = new URLSearchParams({ ...params, ...(page !== null && { to: page }) });
  return query.size === 0 ? address : `${address}?${query}`;
}

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
      schema: {
        tags,
        params: InvoiceParams,
        querystring: OnTheWayToQuery,
        response: { 200: z.string(), 404: Problem },
      },
      config: { access: 'user' },
    },
    async (request, reply) => {
      const order = await ownOrder(db, viewerOf(request).userId, request.params.id);
      const { gatewayOrderId, amountPaise, status } = order;
      if (gatewayOrderId === null || status !== 'created') throw orderNotFound();
      const { title } = plans[order.plan];
      const returnUrl = publicAddress(app, onTheWay(returnPath, {}, request.query.to));
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
      schema: { tags, querystring: OnTheWayToQuery, response: { 303: z.null() } },
      config: { access: 'public', knowsViewer: false, callableFromElsewhere: true },
    },
    async ({ body, query }, reply) => {
      const goOn = (payment: 'done' | 'failed' | 'pending') =>
        reply.redirect(onTheWay('/plan', { payment }, query.to), 303);
      const paid = body instanceof URLSearchParams ? gateway.readReturn(body) : null;
      if (!paid || !gateway.verifyPayment(paid)) return goOn('failed');
      const order = await findGatewayOrder(db, paid.gatewayOrderId);
      if (!order) return goOn('failed');
      const { gatewayOrderId, paymentId } = paid;
      if (!(await isPaid(app.log, gateway, { gatewayOrderId, paymentId, amountPaise: order.amountPaise })))
        return goOn('pending');
      await db.transaction((transaction) => settlePayment(billing, transaction, order.id, paid.paymentId));
      await payRefunds(billing);
      if (order.userId) app.accessChanged(order.userId);
      return goOn('done');
    },
  );
};
