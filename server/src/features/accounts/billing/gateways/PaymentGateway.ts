import type { IncomingHttpHeaders } from 'node:http';

type GatewayId = 'razorpay' | 'sandbox';

/** A verified message of the gateway. */
export interface GatewayEvent {
  id: string;
  kind: 'paid' | 'failed' | 'refunded' | 'refund-failed' | 'dispute-lost' | 'other';
  gatewayOrderId: string | null;
  paymentId: string | null;
  refundId: string | null;
  /** Our id of a refund, which the gateway returns; null for a refund that was not requested by us. */
  refundReceipt: string | null;
  /** What was paid back of the payment so far, in paise; null where the message does not say. */
  refundedPaise: number | null;
  /** The amount paid, in paise of `currency`. */
  amountPaise: number | null;
  currency: string | null;
}

/** A form that leads the buyer to the gateway's own page. */
export interface PaymentForm {
  action: URL;
  /** Where the form may lead, as sources of a content security policy. */
  origins: readonly string[];
  fields: Readonly<Record<string, string>>;
}

/** What the gateway's page returns with the buyer after a payment. */
interface ReturnedPayment {
  gatewayOrderId: string;
  paymentId: string;
  signature: string;
}

/**
 * The interface to a payment provider. Everything else about buying is ours. Methods reject when the provider
 * does not answer.
 */
export interface PaymentGateway {
  id: GatewayId;
  /** What the gateway's own page needs in the browser. */
  publicKey: string;
  createOrder(order: { orderId: string; amountPaise: number }): Promise<{ gatewayOrderId: string }>;
  /** The form to the gateway's page, which posts back to `returnUrl`; null where there is none. */
  paymentForm(order: {
    gatewayOrderId: string;
    amountPaise: number;
    title: string;
    returnUrl: string;
  }): PaymentForm | null;
  /** The payment in a form posted to `returnUrl`, not yet verified; null when nothing was paid. */
  readReturn(form: URLSearchParams): ReturnedPayment | null;
  /** Whether the gateway's signature confirms that this payment is for this order. */
  verifyPayment(payment: ReturnedPayment): boolean;
  /**
   * Whether the gateway has the money for exactly this order. A signed payment may be merely authorised, and fail or expire
   * later.
   */
  isCaptured(payment: { gatewayOrderId: string; paymentId: string; amountPaise: number }): Promise<boolean>;
  /** The message, or null when it does not come from the gateway. */
  verifyWebhook(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent | null;
  /** Refunds. Repeating it with the same `refundId` refunds nothing more. */
  refund(refund: {
    refundId: string;
    paymentId: string;
    amountPaise: number;
  }): Promise<{ gatewayRefundId: string }>;
}
