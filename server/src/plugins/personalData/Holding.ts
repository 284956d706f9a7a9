import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/client';
import type { OnErasure } from './remainders';

/** One table that says something of people, and how to find what it says of one. */
export interface Holding {
  /** Its name in the database. */
  table: string;
  /** What an export calls it. */
  title: string;
  /** What its person is told goes, where the title does not say it. */
  inWords?: string;
  /** The rows of one person. */
  isOf: (userId: string) => SQL;
  /**
   * The columns in an export. A column that is neither here nor in `withholds` fails a test, so that a new one is
   * classified before it is exported.
   */
  exports: readonly string[];
  /** Columns that open accounts, name other people, or mean nothing to a person: never in an export. */
  withholds: readonly string[];
  /** What an export says in place of withheld columns, by name. */
  computed?: (userId: string) => Readonly<Record<string, SQL>>;
  /** Where it says nothing, the rows are gone with the account: every reference on the way to it cascades. */
  onErasure?: OnErasure;
  /** What else an erasure asks for, in its transaction, while the rows are still there. */
  beforeErasure?: (transaction: Queryable, userId: string) => Promise<void>;
}

/** Rows that name the account. */
export const byUser = (userId: string): SQL => sql`user_id = ${userId}`;

/** Rows that name an address of the account: found while the account is there. */
export const byOwnAddress =
  (column: SQL) =>
  (userId: string): SQL =>
    sql`${column} in (select lower(email) from users where id = ${userId} union select phone from users where id = ${userId})`;
