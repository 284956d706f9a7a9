import type { IncomingHttpHeaders } from 'node:http';

export type GatewayId = 'razorpay' | 'sandbox';

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

/** The edge to whoever moves the money. Everything else about buying is ours. Methods reject when it does not answer. */
export interface PaymentGateway {
  id: GatewayId;
  /** What the gateway's own page needs in the browser. */
  publicKey: string;
  createOrder(order: { orderId: string; amountPaise: number }): Promise<{ gatewayOrderId: string }>;
  /** Whether the gateway vouches that this payment is for this order. */
  verifyPayment(payment: { gatewayOrderId: string; paymentId: string; signature: string }): boolean;
  /** The message, or null when it does not come from the gateway. */
  verifyWebhook(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent | null;
  /** Pays back. Asking again with the same `refundId` pays nothing more. */
  refund(refund: {
    refundId: string;
    paymentId: string;
    amountPaise: number;
  }): Promise<{ gatewayRefundId: string }>;
}
