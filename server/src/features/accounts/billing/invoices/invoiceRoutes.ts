import { InvoiceParams, InvoicesReply, Problem } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { viewerOf } from '../../../../plugins/session/Viewer';
import type { BillingContext } from '../BillingContext';
import { invoicePage } from './invoicePage';
import { invoiceOf, invoicesOf } from './invoices';
import { ownOrder } from '../orders/ownOrder';

const tags = ['Billing'];
const invoiceNotFound = () => new ProblemError(404, 'invoice-not-found', 'There is no such invoice.');

/** A user's own invoices, as a list and each as a printable page. */
export const invoiceRoutes: FastifyPluginAsyncZod<{ billing: BillingContext }> = async (
  app,
  { billing: { db } },
) => {
  app.get(
    '/billing/invoices',
    { schema: { tags, response: { 200: InvoicesReply } }, config: { access: 'user' } },
    async (request) => ({ invoices: await invoicesOf(db, viewerOf(request).userId) }),
  );

  app.get(
    '/billing/invoices/:id',
    {
      schema: { tags, params: InvoiceParams, response: { 200: z.string(), 404: Problem } },
      config: { access: 'user' },
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const invoice = await invoiceOf(db, userId, request.params.id);
      if (!invoice) throw invoiceNotFound();
      const { gateway } = await ownOrder(db, userId, invoice.orderId);
      return reply
        .header('cache-control', 'private, no-store')
        .type('text/html; charset=utf-8')
        .send(invoicePage(invoice, { isSandbox: gateway === 'sandbox', styleNonce: reply.styleNonce }));
    },
  );
};
