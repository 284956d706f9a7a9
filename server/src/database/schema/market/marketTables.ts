import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The companies that each write changed. Triggers on the tables of facts and verdicts add a row per statement, so that every
 * server can patch its market snapshot. Old rows are deleted.
 */
export const marketChanges = pgTable(
  'market_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The writing transaction. Row ids are assigned before the commit, so they cannot tell which rows were read already. */
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    /** The table written to. */
    kind: text('kind').notNull(),
    isins: text('isins').array().notNull(),
    /** Of prices, the first day written; null for other tables. */
    since: date('since'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('market_changes_transaction').on(table.transaction)],
);
