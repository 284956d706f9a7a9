import type { knownFilings } from '../../../../../database/schema/facts/filingTables';

/** A filing as an exchange lists it. */
export interface ListedFiling {
  exchange: 'NSE' | 'BSE';
  /** NSE's symbol or BSE's scrip code; null in a list without codes. */
  company: string | null;
  companyName: string;
  periodEnd: string | null;
  nature: (typeof knownFilings.$inferSelect)['nature'];
  isRevision: boolean;
  sequence: string | null;
  filedAt: Date | null;
  /** Null: the exchange has no document. */
  address: string | null;
  /** Without an address: whether one may still come. */
  isPending: boolean;
}
