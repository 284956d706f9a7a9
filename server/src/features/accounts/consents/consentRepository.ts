import type { LedgerPurposeId } from '@tayyib/shared/consents';
import { consentPurposes } from '@tayyib/shared/consents';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { publish } from '../../../events/publish';
import { labelOfAgent } from '../../../lib/labelOfAgent';
import { consentEvents } from '../../../database/schema/accounts/consentTables';

type ConsentRow = typeof consentEvents.$inferSelect;

export interface ConsentChange {
  userId: string;
  purpose: LedgerPurposeId;
  isGiven: boolean;
  at: Date;
  /** From `saidFrom`; empty where the server itself writes. */
  from?: Pick<ConsentRow, 'address' | 'device'>;
}

/** The origin of a request, as the ledger stores it. */
export const source = (request: FastifyRequest) => ({
  address: request.ip,
  device: labelOfAgent(request.headers['user-agent']),
});

const newestOf = async (db: Database | Transaction, userId: string, purpose: LedgerPurposeId) => {
  const [row] = await db
    .select()
    .from(consentEvents)
    .where(and(eq(consentEvents.userId, userId), eq(consentEvents.purpose, purpose)))
    .orderBy(desc(consentEvents.id))
    .limit(1);
  return row ?? null;
};

const isGivenBy = (row: ConsentRow | null, purpose: LedgerPurposeId) =>
  row?.action === 'given' && row.version >= consentPurposes[purpose].version;

/**
 * Records that a user agrees to the current text of a purpose, or withdraws. Repeating the current state adds
 * nothing; the user's row is locked, so of two concurrent calls only one adds. False when there is no such
 * user (any more).
 */
export async function recordConsent(
  db: Database | Transaction,
  { userId, purpose, isGiven, at, from }: ConsentChange,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const isSelf = eq(users.id, userId);
    const [user] = await transaction.select({ id: users.id }).from(users).where(isSelf).for('no key update');
    if (!user) return false;
    const newest = await newestOf(transaction, userId, purpose);
    const isSo = isGiven ? isGivenBy(newest, purpose) : newest?.action !== 'given';
    if (isSo) return true;
    await transaction.insert(consentEvents).values({
      userId,
      purpose,
      action: isGiven ? 'given' : 'withdrawn',
      version: consentPurposes[purpose].version,
      at,
      ...from,
    });
    if (!isGiven) await publish(transaction, 'consent.withdrawn', { userId, purpose });
    return true;
  });
}

/** Whether a user agrees to the current text of a purpose. Check right before doing what it allows. */
export async function hasConsent(
  db: Database | Transaction,
  userId: string,
  purpose: LedgerPurposeId,
): Promise<boolean> {
  return isGivenBy(await newestOf(db, userId, purpose), purpose);
}

/** Whether a user agreed to an earlier text of a purpose, and has not withdrawn since. It allows nothing; they have to agree again. */
export async function hasEarlierConsent(
  db: Database | Transaction,
  userId: string,
  purpose: LedgerPurposeId,
): Promise<boolean> {
  const newest = await newestOf(db, userId, purpose);
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
