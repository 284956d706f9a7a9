import type { AccessFacts } from '@tayyib/shared/access';
import { and, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../../database/client';
import { subscriptions } from '../../../../database/schema/accounts/billingTables';
import { users } from '../../../../database/schema/accounts/identityTables';
import { isOpenAccount } from '../../../../database/schema/accounts/isOpenAccount';
import { isOngoing, planAt } from './openSubscription';

/**
 * What users may do at `now`, by their ids: their roles, and the plan they were granted or bought. For whatever happens without a
 * request of theirs; the column `users.plan` is only the granted one.
 * Closed accounts are left out: nothing happens for them.
 * @param which a condition on `users`; all of them without one
 */
export async function readAccess(
  db: Queryable,
  now: Date,
  which?: SQL,
): Promise<ReadonlyMap<string, AccessFacts>> {
  const rows = await db
    .select({
      id: users.id,
      granted: users.plan,
      status: users.status,
      roles: users.roles,
      subscription: subscriptions,
    })
    .from(users)
    .leftJoin(subscriptions, isOngoing)
    .where(and(isOpenAccount, which));
  return new Map(rows.map(({ id, roles, ...facts }) => [id, { roles, plan: planAt(facts, now) }]));
}
