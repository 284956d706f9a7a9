import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { portfolioLimits } from '@tayyib/shared/limits';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { users } from '../../../database/schema/platform/identityTables';
import { portfolioEntries } from '../../../database/schema/social/portfolioTables';
import { inBatches } from '../../../lib/inBatches';
import { hasConsent } from '../../platform/consents/consentLedger';
import { consentFirst, portfolioFull } from './portfolioProblems';

const { key, kind, isin, day, quantity, amountPaise, chargesPaise, source } = portfolioEntries;
const entryColumns = { key, kind, isin, day, quantity, amountPaise, chargesPaise, source };

/** All entries of a user, oldest first. */
export async function readPortfolio(db: Queryable, userId: string): Promise<PortfolioEntry[]> {
  return db
    .select(entryColumns)
    .from(portfolioEntries)
    .where(eq(portfolioEntries.userId, userId))
    .orderBy(asc(portfolioEntries.day), asc(portfolioEntries.key));
}

/**
 * Stores entries of a user and returns how many are new. The user's row is locked, so the consent cannot be withdrawn, and the
 * limit not be exceeded, by a concurrent call.
 */
export async function addEntries(
  db: Database,
  userId: string,
  entries: readonly PortfolioEntry[],
): Promise<number> {
  return db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if (!(await hasConsent(transaction, userId, 'portfolio'))) throw consentFirst();
    let added = 0;
    await inBatches(entries, async (batch) => {
      const rows = await transaction
        .insert(portfolioEntries)
        .values(batch.map((entry) => ({ userId, ...entry })))
        .onConflictDoNothing()
        .returning({ key: portfolioEntries.key });
      added += rows.length;
    });
    const [stored] = await transaction
      .select({ entries: count() })
      .from(portfolioEntries)
      .where(eq(portfolioEntries.userId, userId));
    if ((stored?.entries ?? 0) > portfolioLimits.entries) throw portfolioFull();
    return added;
  });
}

/** Removes entries of a user by their keys and returns how many there were. */
export async function removeEntries(db: Queryable, userId: string, keys: readonly string[]): Promise<number> {
  const rows = await db
    .delete(portfolioEntries)
    .where(and(eq(portfolioEntries.userId, userId), inArray(portfolioEntries.key, [...keys])))
    .returning({ key: portfolioEntries.key });
  return rows.length;
}

/** Removes all entries of a user and returns how many there were. */
export async function erasePortfolio(db: Queryable, userId: string): Promise<number> {
  const rows = await db
    .delete(portfolioEntries)
    .where(eq(portfolioEntries.userId, userId))
    .returning({ key: portfolioEntries.key });
  return rows.length;
}
