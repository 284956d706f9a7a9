import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/client';
import type { OnErasure } from './remainders';

/** One table with personal data, and how to find the data of one user. */
export interface Holding {
  /** Its name in the database. */
  table: string;
  /** What an export calls it. */
  title: string;
  /** What is erased, as shown to the user, if the title does not describe it. */
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
  /** The text that replaces withheld columns in an export, by name. */
  computed?: (userId: string) => Readonly<Record<string, SQL>>;
  /** If omitted, the rows are deleted with the account: every reference on the path to it cascades. */
  onErasure?: OnErasure;
  /** Further steps of an erasure, in its transaction, while the rows still exist. */
  beforeErasure?: (transaction: Queryable, userId: string) => Promise<void>;
}

/** Rows that name the account. */
export const byUser = (userId: string): SQL => sql`user_id = ${userId}`;

/** Rows that name an address of the account: found while the account is there. */
export const byOwnAddress =
  (column: SQL) =>
  (userId: string): SQL =>
    sql`${column} in (select lower(email) from users where id = ${userId} union select phone from users where id = ${userId})`;
