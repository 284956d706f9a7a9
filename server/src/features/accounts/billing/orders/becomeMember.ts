import { memberStatus, newStatus, verifiedStatus } from '@tayyib/shared/account-status';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../database/client';
import { audit } from '../../../platform/audit/audit';
import { users } from '../../../../database/schema/accounts/identityTables';
import type { Buyer } from '../terms/openSubscription';

/** The accounts that become members with a first purchase: not closed ones, not guests. */
const become: readonly number[] = [newStatus, verifiedStatus];

/** Gives a user the member status with their first purchase. They keep it when the plan ends. */
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
