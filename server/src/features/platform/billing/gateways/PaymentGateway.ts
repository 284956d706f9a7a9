import type { IncomingHttpHeaders } from 'node:http';

type GatewayId = 'razorpay' | 'sandbox';

/** A message of the gateway whose signature was right. */
export interface GatewayEvent {
  id: string;
  kind: 'paid' | 'failed' | 'refunded' | 'refund-failed' | 'other';
  gatewayOrderId: string | null;
  paymentId: string | null;
  refundId: string | null;
  /** What was paid, in paise of `currency`. */
  amountPaise: number | null;
  currency: string | null;
}

/** A form that takes a buyer to the gateway's own page. */
export interface PaymentForm {
  action: URL;
  /** Where the form may lead, as sources of a content policy. */
  origins: readonly string[];
  fields: Readonly<Record<string, string>>;
}

/** What the gateway's page brings back with the buyer after a payment. */
interface ReturnedPayment {
  gatewayOrderId: string;
  paymentId: string;
  signature: string;
}

/** The edge to whoever moves the money. Everything else about buying is ours. Methods reject when it does not answer. */
export interface PaymentGateway {
  id: GatewayId;
  /** What the gateway's own page needs in the browser. */
  publicKey: string;
  createOrder(order: { orderId: string; amountPaise: number }): Promise<{ gatewayOrderId: string }>;
  /** The way to the gateway's page, which comes back to `returnUrl` by a form of its own; null where there is none. */
  paymentForm(order: {
    gatewayOrderId: string;
    amountPaise: number;
    title: string;
    returnUrl: string;
  }): PaymentForm | null;
  /** What a form at `returnUrl` says, not yet verified; null when nothing was paid. */
  readReturn(form: URLSearchParams): ReturnedPayment | null;
  /** Whether the gateway vouches that this payment is for this order. */
  verifyPayment(payment: ReturnedPayment): boolean;
  /** The message, or null when it does not come from the gateway. */
  verifyWebhook(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent | null;
  /** Pays back. Asking again with the same `refundId` pays nothing more. */
  refund(refund: {
    refundId: string;
    paymentId: string;
    amountPaise: number;
  }): Promise<{ gatewayRefundId: string }>;
}
