import type { AdminPerson } from '@tayyib/shared/contracts';
import { asc, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';

export type AccountRow = typeof users.$inferSelect;

const shown = 20;

/** Accounts whose email or name contains that text, by email. Wildcard characters match literally. */
export async function findAccounts(db: Database, text: string): Promise<AccountRow[]> {
  const contains = (column: unknown) => sql`position(lower(${text}) in lower(${column})) > 0`;
  return db
    .select()
    .from(users)
    .where(or(contains(users.email), contains(sql`${users.firstName} || ' ' || ${users.lastName}`)))
    .orderBy(asc(users.email))
    .limit(shown);
}

export function toAdminPerson(row: AccountRow): AdminPerson {
  const { id, email, firstName, lastName, status, roles, plan, createdAt } = row;
  return { id, email, firstName, lastName, status, roles, plan, memberSince: createdAt.toISOString() };
}
