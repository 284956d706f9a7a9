import { sql, type SQL } from 'drizzle-orm';

/** Rows that name the account. */
export const byUser = (userId: string): SQL => sql`user_id = ${userId}`;

/** Rows that name an address of the account: found while the account is there. */
export const byOwnAddress =
  (column: SQL) =>
  (userId: string): SQL =>
    sql`${column} in (select lower(email) from users where id = ${userId} union select phone from users where id = ${userId})`;
