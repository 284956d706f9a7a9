import type { LedgerPurposeId } from '@tayyib/shared/consents';
import { consentPurposes } from '@tayyib/shared/consents';
import { and, desc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { consentEvents } from '../../../database/schema/accounts/consentTables';

export type ConsentRow = typeof consentEvents.$inferSelect;

/** The newest entry of a user for a purpose; null where there is none. */
export const newestConsent = async (db: Database | Transaction, userId: string, purpose: LedgerPurposeId) => {
  const [row] = await db
    .select()
    .from(consentEvents)
    .where(and(eq(consentEvents.userId, userId), eq(consentEvents.purpose, purpose)))
    .orderBy(desc(consentEvents.id))
    .limit(1);
  return row ?? null;
};

/** Whether an entry agrees to the current text of a purpose. */
export const isGivenBy = (row: ConsentRow | null, purpose: LedgerPurposeId) =>
  row?.action === 'given' && row.version >= consentPurposes[purpose].version;

/** Whether a user agrees to the current text of a purpose. Check right before doing what it allows. */
export async function hasConsent(
  db: Database | Transaction,
  userId: string,
  purpose: LedgerPurposeId,
): Promise<boolean> {
  return isGivenBy(await newestConsent(db, userId, purpose), purpose);
}

/** Whether a user agreed to an earlier text of a purpose, and has not withdrawn since. It allows nothing; they have to agree again. */
export async function hasEarlierConsent(
  db: Database | Transaction,
  userId: string,
  purpose: LedgerPurposeId,
): Promise<boolean> {
  const newest = await newestConsent(db, userId, purpose);
  return newest?.action === 'given' && !isGivenBy(newest, purpose);
}

/** All consents of a user, newest first. */
export async function consentsOf(db: Database, userId: string): Promise<ConsentRow[]> {
  return db
    .select()
    .from(consentEvents)
    .where(eq(consentEvents.userId, userId))
    .orderBy(desc(consentEvents.id));
}
