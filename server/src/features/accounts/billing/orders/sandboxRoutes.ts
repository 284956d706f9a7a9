import { Problem, SandboxPayBody, SandboxPayReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../../plugins/session/Viewer';
import type { BillingContext } from '../BillingContext';
import { orderNotFound } from '../billingProblems';
import { sandboxPayment } from '../gateways/sandboxGateway';
import { failOrder } from './failOrder';
import { ownOrder } from './ownOrder';

/**
 * Replaces a gateway's page: the tester chooses whether the payment succeeds. These routes exist with the
 * sandbox only.
 */
export const sandboxRoutes: FastifyPluginAsyncZod<{ billing: BillingContext }> = async (app, { billing }) => {
  app.post(
    '/billing/sandbox/pay',
    {
      schema: {
        tags: ['Billing'],
        body: SandboxPayBody,
        response: { 200: SandboxPayReply, 404: Problem },
      },
      config: { access: 'user' },
    },
    async (request) => {
      const { orderId, outcome } = request.body;
      const { gatewayOrderId } = await ownOrder(billing.db, viewerOf(request).userId, orderId);
      if (gatewayOrderId === null) throw orderNotFound();
      if (outcome === 'pay') return { payment: sandboxPayment(gatewayOrderId) };
      await failOrder(billing.db, gatewayOrderId, billing.now());
      return { payment: null };
    },
  );
};
