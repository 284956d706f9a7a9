import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { RazorpayConfig } from '../../../../config/config';
import type { GatewayEvent, PaymentGateway } from './PaymentGateway';
import { isSignedBy } from './signature';

const answerWithinMs = 10_000;

/** Money that is merely authorised is captured by Razorpay itself; what comes too late is paid back. */
const capture = {
  capture: 'automatic',
  capture_options: { automatic_expiry_period: 12, refund_speed: 'normal' },
} as const;

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
      amount_refunded: z.number().int().nullish(),
    }),
    refund: entity({
      id: z.string(),
      payment_id: z.string().optional(),
      receipt: z.string().nullish(),
      amount: z.number().int().optional(),
    }),
    dispute: entity({ payment_id: z.string() }),
  }),
});

const Payment = z.object({
  id: z.string(),
  status: z.string(),
  order_id: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
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
  'payment.dispute.lost': 'dispute-lost',
};

/**
 * Razorpay's Hosted Checkout, Orders and Refunds API (https://razorpay.com/docs/api/orders/,
 * https://razorpay.com/docs/api/refunds/, https://razorpay.com/docs/payments/payments/capture-settings/api/) and its signatures
 * (https://razorpay.com/docs/webhooks/validate-test/), read in November 2026.
 */
export function razorpayGateway(config: RazorpayConfig): PaymentGateway {
  const { keyId, keySecret, webhookSecret, baseUrl } = config;
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const read = async (path: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(answerWithinMs);
    const answer = await fetch(new URL(path, baseUrl), { headers: { authorization }, signal });
    if (!answer.ok) throw new Error(`Razorpay answered ${answer.status} to ${path}`);
    return answer.json();
  };
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
      const order = { amount: amountPaise, currency: 'INR', receipt: orderId, payment: capture };
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
    async isCaptured({ gatewayOrderId, paymentId, amountPaise }) {
      const { data: payment } = Payment.safeParse(
        await read(`/v1/payments/${encodeURIComponent(paymentId)}`),
      );
      return (
        payment?.status === 'captured' &&
        payment.id === paymentId &&
        payment.order_id === gatewayOrderId &&
        payment.amount === amountPaise &&
        payment.currency === 'INR'
      );
    },
    verifyWebhook(body, headers) {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = headers;
      if (typeof signature !== 'string' || !isSignedBy(body, webhookSecret, signature)) return null;
      // The signature covers the body alone, so without an id the body's hash identifies a message.
      const hash = createHash('sha256').update(body).digest('hex');
      return toEvent(readWebhook(body), String(eventId ?? hash));
    },
    async refund({ refundId, paymentId, amountPaise }) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const body = { amount: amountPaise, receipt: refundId };
      return { gatewayRefundId: await post(path, body, { 'x-refund-idempotency': refundId }) };
    },
  };
}

/** What Razorpay signed but we cannot read is accepted, and does nothing: otherwise it would be sent again for a day. */
function readWebhook(body: Buffer): z.infer<typeof Webhook> {
  try {
    return Webhook.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return { event: 'unreadable', payload: {} };
  }
}

function toEvent({ event, payload }: z.infer<typeof Webhook>, id: string): GatewayEvent {
  const payment = payload.payment?.entity;
  return {
    id,
    kind: kinds[event] ?? 'other',
    gatewayOrderId: payment?.order_id ?? null,
    paymentId: payment?.id ?? payload.refund?.entity.payment_id ?? payload.dispute?.entity.payment_id ?? null,
    refundId: payload.refund?.entity.id ?? null,
    refundReceipt: payload.refund?.entity.receipt ?? null,
    refundedPaise: payment?.amount_refunded ?? payload.refund?.entity.amount ?? null,
    amountPaise: payment?.amount ?? null,
    currency: payment?.currency ?? null,
  };
}
