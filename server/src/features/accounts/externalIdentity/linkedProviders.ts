import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import {
  externalIdentities,
  type ProviderId,
} from '../../../database/schema/accounts/externalIdentityTables';

/** The accounts at providers that are linked to a user. */
export function createLinkedProviders(db: Database | Transaction) {
  const isOf = (userId: string, provider: ProviderId) =>
    and(eq(externalIdentities.userId, userId), eq(externalIdentities.provider, provider));
  return {
    /** One entry per provider. */
    async list(userId: string): Promise<{ provider: ProviderId; linkedAt: Date; isAllowed: boolean }[]> {
      const rows = await db
        .select({
          provider: externalIdentities.provider,
          linkedAt: sql`min(${externalIdentities.linkedAt})`.mapWith(externalIdentities.linkedAt),
          isAllowed: sql<boolean>`bool_or(${externalIdentities.removedAt} is null)`,
        })
        .from(externalIdentities)
        .where(eq(externalIdentities.userId, userId))
        .groupBy(externalIdentities.provider)
        .orderBy(externalIdentities.provider);
      return rows;
    },
    /** False when there is nothing to remove. */
    async remove(userId: string, provider: ProviderId, now: Date): Promise<boolean> {
      const removed = await db
        .update(externalIdentities)
        .set({ removedAt: now })
        .where(and(isOf(userId, provider), isNull(externalIdentities.removedAt)))
        .returning({ provider: externalIdentities.provider });
      return removed.length > 0;
    },
    /** Undoes a removal. False when there is nothing to allow. */
    async allow(userId: string, provider: ProviderId): Promise<boolean> {
      const allowed = await db
        .update(externalIdentities)
        .set({ removedAt: null })
        .where(and(isOf(userId, provider), isNotNull(externalIdentities.removedAt)))
        .returning({ provider: externalIdentities.provider });
      return allowed.length > 0;
    },
  };
}
