import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RazorpayConfig } from '../../../../config/config';
import type { GatewayEvent, PaymentGateway } from './PaymentGateway';
import { isSignedBy } from './signature';

const answerWithinMs = 10_000;

const Created = z.object({ id: z.string().min(1) });
const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ entity: z.object(shape) }).optional();
const Webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment: entity({
      id: z.string(),
      order_id: z.string().nullable(),
      amount: z.number().int(),
      currency: z.string(),
    }),
    refund: entity({ id: z.string() }),
  }),
});

const Returned = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});

const kinds: Readonly<Record<string, GatewayEvent['kind']>> = {
  'payment.captured': 'paid',
  'order.paid': 'paid',
  'payment.failed': 'failed',
  'refund.processed': 'refunded',
  'refund.failed': 'refund-failed',
};

/**
 * Razorpay's Hosted Checkout, Orders and Refunds API (https://razorpay.com/docs/api/orders/,
 * https://razorpay.com/docs/api/refunds/) and its signatures
 * (https://razorpay.com/docs/webhooks/validate-test/), read in November 2026.
 */
export function razorpayGateway(config: RazorpayConfig): PaymentGateway {
  const { keyId, keySecret, webhookSecret, baseUrl } = config;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(path, baseUrl), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok) throw new Error(`Razorpay answered ${answer.status} to ${path}`);
    return Created.parse(await answer.json()).id;
  };

  return {
    id: 'razorpay',
    publicKey: keyId,
    async createOrder({ orderId, amountPaise }) {
      const order = { amount: amountPaise, currency: 'INR', receipt: orderId };
      return { gatewayOrderId: await post('/v1/orders', order) };
    },
    paymentForm({ gatewayOrderId, amountPaise, title, returnUrl }) {
      const action = new URL('/v1/checkout/embedded', baseUrl);
      return {
        action,
        origins: [action.origin, 'https://*.razorpay.com'],
        fields: {
          key_id: keyId,
          order_id: gatewayOrderId,
          amount: String(amountPaise),
          currency: 'INR',
          name: title,
          callback_url: returnUrl,
          cancel_url: returnUrl,
        },
      };
    },
    readReturn(form) {
      const paid = Returned.safeParse(Object.fromEntries(form));
      if (!paid.success) return null;
      const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = paid.data;
      return {
        gatewayOrderId: razorpay_order_id,
        paymentId: razorpay_payment_id,
        signature: razorpay_signature,
      };
    },
    verifyPayment: ({ gatewayOrderId, paymentId, signature }) =>
      isSignedBy(`${gatewayOrderId}|${paymentId}`, keySecret, signature),
    verifyWebhook(body, headers) {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = headers;
      if (typeof signature !== 'string' || !isSignedBy(body, webhookSecret, signature)) return null;
      // The signature covers the body alone, so without an id the body's hash identifies a message.
      const hash = createHash('sha256').update(body).digest('hex');
      return toEvent(Webhook.parse(JSON.parse(body.toString('utf8'))), String(eventId ?? hash));
    },
    async refund({ refundId, paymentId, amountPaise }) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const body = { amount: amountPaise, receipt: refundId };
      return { gatewayRefundId: await post(path, body, { 'x-refund-idempotency': refundId }) };
    },
  };
}

function toEvent({ event, payload }: z.infer<typeof Webhook>, id: string): GatewayEvent {
  const payment = payload.payment?.entity;
  return {
    id,
    kind: kinds[event] ?? 'other',
    gatewayOrderId: payment?.order_id ?? null,
    paymentId: payment?.id ?? null,
    refundId: payload.refund?.entity.id ?? null,
    amountPaise: payment?.amount ?? null,
    currency: payment?.currency ?? null,
  };
}
