import type { Database } from '../../../database/client';
import type { Seller } from '../../../config/sellerConfig';
import type { PaymentGateway } from './gateways/PaymentGateway';

/** What buying needs of its surroundings. */
export interface BillingContext {
  db: Database;
  /** Null where nothing can be bought. */
  gateway: PaymentGateway | null;
  /** Null where nobody sells for real: invoices say so. */
  seller: Seller | null;
  now: () => Date;
}
