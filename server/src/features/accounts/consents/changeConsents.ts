import type { LedgerPurposeId } from '@tayyib/shared/consents';
import { consentPurposes } from '@tayyib/shared/consents';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../../database/client';
import { consentEvents } from '../../../database/schema/accounts/consentTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { publish } from '../../../events/publish';
import { labelOfAgent } from '../../../lib/labelOfAgent';
import { isGivenBy, newestConsent, type ConsentRow } from './consentRepository';

export interface ConsentChange {
  userId: string;
  purpose: LedgerPurposeId;
  isGiven: boolean;
  at: Date;
  /** From `source`; empty where the server itself writes. */
  from?: Pick<ConsentRow, 'address' | 'device'>;
}

/** The origin of a request, as the ledger stores it. */
export const source = (request: FastifyRequest) => ({
  address: request.ip,
  device: labelOfAgent(request.headers['user-agent']),
});

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
    const newest = await newestConsent(transaction, userId, purpose);
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
