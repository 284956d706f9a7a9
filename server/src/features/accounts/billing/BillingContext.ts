import type { Database } from '../../../database/client';
import type { Seller } from '../../../config/sellerConfig';
import type { MessageQueue } from '../../platform/outbox/messageQueue';
import type { PaymentGateway } from './gateways/PaymentGateway';

/** Dependencies of billing. */
export interface BillingContext {
  db: Database;
  /** Null where nothing can be bought. */
  gateway: PaymentGateway | null;
  /** Null where there is no real seller: invoices say so. */
  seller: Seller | null;
  now: () => Date;
  /** Sends receipts. */
  messages: Pick<MessageQueue, 'add'>;
  /** The absolute URL of a path of ours. */
  addressOf: (path: string) => string;
}
