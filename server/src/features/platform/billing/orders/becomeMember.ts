import { memberStatus, newStatus, verifiedStatus } from '@tayyib/shared/account-status';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../database/client';
import { audit } from '../../audit/audit';
import { users } from '../../../../database/schema/identityTables';
import type { Buyer } from '../terms/openSubscription';

/** Whom a first purchase makes a member: not those whose account is closed or a guest's. */
const become: readonly number[] = [newStatus, verifiedStatus];

/** Gives the status of a member with the first plan that a person buys. They keep it when the plan ends. */
export async function becomeMember(
  transaction: Transaction,
  { id: userId, status }: Buyer,
  now: Date,
): Promise<void> {
  if (!become.includes(status)) return;
  await transaction.update(users).set({ status: memberStatus }).where(eq(users.id, userId));
  const detail = { from: status, to: memberStatus, why: 'bought a plan' };
  await audit(transaction, { at: now, userId, actor: null, event: 'status-changed', detail });
}
