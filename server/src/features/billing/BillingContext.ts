import type { Database } from '../../database/client';
import type { PaymentGateway } from './gateways/PaymentGateway';

/** What buying needs of its surroundings. */
export interface BillingContext {
  db: Database;
  /** Null where nothing can be bought. */
  gateway: PaymentGateway | null;
  now: () => Date;
}
