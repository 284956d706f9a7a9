import { randomUUID } from 'node:crypto';
import type { PaymentGateway } from './PaymentGateway';
import { isSignedBy, sign } from './signature';

/** Guards nothing: whoever may confirm an order may also press the sandbox's pay button for it. */
const secret = 'sandbox';

/** Stands in for a gateway while developing and trying out: no money moves, and every page says so. It sends no webhooks. */
export const sandboxGateway: PaymentGateway = {
  id: 'sandbox',
  publicKey: '',
  createOrder: async () => ({ gatewayOrderId: `sandbox_order_${randomUUID()}` }),
  paymentForm: () => null,
  readReturn: () => null,
  verifyPayment: ({ gatewayOrderId, paymentId, signature }) =>
    isSignedBy(`${gatewayOrderId}|${paymentId}`, secret, signature),
  verifyWebhook: () => null,
  refund: async ({ refundId }) => ({ gatewayRefundId: `sandbox_refund_${refundId}` }),
};

/** What a gateway's page hands over when somebody has paid. */
export function sandboxPayment(gatewayOrderId: string): { paymentId: string; signature: string } {
  const paymentId = `sandbox_pay_${randomUUID()}`;
  return { paymentId, signature: sign(`${gatewayOrderId}|${paymentId}`, secret) };
}
