import type { LedgerPurposeId } from '@tayyib/shared/consents';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

/**
 * Consents and withdrawals. Append-only: triggers reject updates, and deletion while the user has an account. The newest row
 * of a purpose is the current state.
 */
export const consentEvents = pgTable(
  'consent_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<LedgerPurposeId>().notNull(),
    action: text('action', { enum: ['given', 'withdrawn'] }).notNull(),
    /** The date of the text agreed to. */
    version: text('version').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Network address of the client; null if unknown. */
    address: text('address'),
    /** A readable name of the client. */
    device: text('device'),
  },
  (table) => [index('consent_events_newest').on(table.userId, table.purpose, table.id)],
);
