import type { Database, Transaction } from '../../../database/client';
import { billingEvents } from '../../../database/schema/accounts/billingTables';

export interface BillingFact {
  at: Date;
  userId: string | null;
  kind: string;
  detail: Record<string, string | number | boolean | null>;
}

/** Adds to the billing trail, in the transaction of the event. */
export async function record(db: Database | Transaction, fact: BillingFact): Promise<void> {
  await db.insert(billingEvents).values(fact);
}
