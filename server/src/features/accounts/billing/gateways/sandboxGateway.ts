import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from './PaymentGateway';
import { isSignedBy, sign } from './signature';

/** Protects nothing: anyone who may confirm an order may also use the sandbox's pay button. */
const secret = 'sandbox';

/**
 * A sandbox gateway for development and trials: no money moves, and every page says so. It sends no webhooks.
 */
export const sandboxGateway: PaymentGateway = {
  id: 'sandbox',
  publicKey: '',
  createOrder: async () => ({ gatewayOrderId: `sandbox_order_${randomUUID()}` }),
  paymentForm: () => null,
  readReturn: () => null,
  verifyPayment: ({ gatewayOrderId, paymentId, signature }) =>
    isSignedBy(`${gatewayOrderId}|${paymentId}`, secret, signature),
  isCaptured: async () => true,
  verifyWebhook: () => null,
  refund: async ({ refundId }) => ({ gatewayRefundId: `sandbox_refund_${refundId}` }),
};

/** What a gateway's page returns after a payment. */
export function sandboxPayment(gatewayOrderId: string): { paymentId: string; signature: string } {
  const paymentId = `sandbox_pay_${randomUUID()}`;
  return { paymentId, signature: sign(`${gatewayOrderId}|${paymentId}`, secret) };
}
