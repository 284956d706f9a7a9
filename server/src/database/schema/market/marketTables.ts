import { sql } from 'drizzle-orm';
import { bigint, date, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Which companies a write touched: triggers on the tables of facts and verdicts add a row with each statement, whoever
 * writes, so that every node can bring its picture of the market up to date by exactly these. Old rows are cleared away.
 */
export const marketChanges = pgTable(
  'market_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction that wrote: ids are given before a transaction ends, so they do not tell what was seen already. */
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
