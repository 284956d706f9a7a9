import type { User } from '@tayyib/shared/contracts';
import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { subscriptions } from '../../../database/schema/accounts/billingTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { batchedLookups } from '../../../lib/batchedLookups';
import type { Clock } from '../../../plugins/clock';
import type { Viewer } from '../../../plugins/session/Viewer';
import { isOngoing, toSubscriptionReply } from '../billing/terms/openSubscription';
import { agreedTerms } from '../consents/agreedTerms';
import { toWireUser } from './toWireUser';

/**
 * Reads viewers in wire format. Every page asks for its user when it opens and every few minutes, so it is one prepared query, which
 * concurrent requests share.
 */
export function createWireUsers(db: Database, clock: Clock) {
  const query = db
    .select({ row: { ...getTableColumns(users), termsVersion: agreedTerms }, subscription: subscriptions })
    .from(users)
    .leftJoin(subscriptions, isOngoing)
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('wire_users');
  const find = batchedLookups(async (ids: readonly string[]) => {
    const rows = await query.execute({ ids: [...ids] });
    return new Map(rows.map((found) => [found.row.id, found]));
  });

  /** Null when the account was deleted meanwhile. */
  return async ({ userId, deviceId }: Pick<Viewer, 'userId' | 'deviceId'>): Promise<User | null> => {
    const found = await find(userId);
    if (!found) return null;
    const { row, subscription } = found;
    const { plan: granted, status } = row;
    return toWireUser(row, toSubscriptionReply({ granted, status, subscription }, clock.now()), deviceId);
  };
}
