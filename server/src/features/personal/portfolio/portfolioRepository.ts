import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { portfolioLimits } from '@tayyib/shared/limits';
import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { portfolioEntries } from '../../../database/schema/personal/portfolioTables';
import { hasConsent } from '../../accounts/consents/consentRepository';
import { ProblemError } from '../../../plugins/http/ProblemError';

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

interface Added {
  entries: readonly PortfolioEntry[];
  /** Keys of the entries in whose place they are. */
  replaced: readonly string[];
}

/**
 * Stores entries of a user in place of others, all or none of them; returns how many are new, and how many there are then. The user's
 * row is locked, so the consent cannot be withdrawn, and the limit not be exceeded, by a concurrent call.
 */
export async function addEntries(
  db: Database,
  userId: string,
  { entries, replaced }: Added,
): Promise<{ added: number; stored: number }> {
  return db.transaction(async (transaction) => {
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if (!(await hasConsent(transaction, userId, 'portfolio'))) throw consentFirst();
    if (replaced.length > 0) await removeEntries(transaction, userId, replaced);
    const added = await insertEntries(transaction, userId, entries);
    const [total] = await transaction
      .select({ entries: count() })
      .from(portfolioEntries)
      .where(eq(portfolioEntries.userId, userId));
    const stored = total?.entries ?? 0;
    if (stored > portfolioLimits.entries) throw portfolioFull();
    return { added, stored };
  });
}

/** In one statement with a parameter for each column: thousands of rows of parameters take ten times as long. */
async function insertEntries(db: Queryable, userId: string, entries: readonly PortfolioEntry[]) {
  const column = <Name extends keyof PortfolioEntry>(name: Name) =>
    sql.param(entries.map((entry) => entry[name]));
  const { rowCount } = await db.execute(sql`
    insert into portfolio_entries (user_id, key, kind, isin, day, quantity, amount_paise, charges_paise, source)
    select ${userId}::uuid, entry.*
    from unnest(
      ${column('key')}::text[], ${column('kind')}::text[], ${column('isin')}::text[], ${column('day')}::date[],
      ${column('quantity')}::int[], ${column('amountPaise')}::bigint[], ${column('chargesPaise')}::bigint[],
      ${column('source')}::text[]
    ) as entry
    on conflict do nothing
  `);
  return rowCount ?? 0;
}

/** Removes entries of a user by their keys and returns how many there were. */
export async function removeEntries(db: Queryable, userId: string, keys: readonly string[]): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from portfolio_entries where user_id = ${userId} and key = any(${sql.param(keys)}::text[])
  `);
  return rowCount ?? 0;
}

/** Removes all entries of a user and returns how many there were. */
export async function erasePortfolio(db: Queryable, userId: string): Promise<number> {
  const { rowCount } = await db.delete(portfolioEntries).where(eq(portfolioEntries.userId, userId));
  return rowCount ?? 0;
}

const consentFirst = () =>
  new ProblemError(403, 'portfolio-consent-needed', 'Agree to storing your portfolio first.');

const portfolioFull = () =>
  new ProblemError(
    409,
    'portfolio-full',
    `A portfolio has room for ${portfolioLimits.entries.toLocaleString('en-IN')} entries.`,
  );
