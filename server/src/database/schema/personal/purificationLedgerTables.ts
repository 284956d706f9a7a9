import type { LedgerLine } from '@tayyib/shared/contracts';
import { bigint, date, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';

/**
 * The purification users owe and paid. Append-only: a trigger rejects updates. Deleted with the account, or all at once by
 * its owner.
 */
export const purificationLedgerLines = pgTable(
  'purification_ledger_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['due', 'payment'] }).notNull(),
    /** Null for what is not listed. */
    isin: text('isin'),
    name: text('name').notNull(),
    /** The last day of the company's financial year. */
    yearTo: date('year_to').notNull(),
    /** Below 0 where a due fell, and where a payment is taken back. */
    amountPaise: bigint('amount_paise', { mode: 'number' }).notNull(),
    /** From when statements count it. */
    countsOn: date('counts_on').notNull(),
    method: text('method').$type<NonNullable<LedgerLine['method']>>(),
    standard: text('standard').$type<NonNullable<LedgerLine['standard']>>(),
    working: jsonb('working').$type<LedgerLine['working']>().notNull(),
    toWhom: text('to_whom').notNull(),
    note: text('note').notNull(),
    /** The payment this line takes back. */
    reverses: uuid('reverses'),
    /** Named by the client: one payment is written once, however often it is sent. */
    requestId: uuid('request_id'),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('purification_ledger_lines_of_user').on(table.userId, table.writtenAt),
    uniqueIndex('purification_ledger_lines_reversed_once').on(table.reverses),
  ],
);
