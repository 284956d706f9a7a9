import type { ConsentPurposeId } from '@tayyib/shared/consents';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

/**
 * Each time a person agreed to something or took it back. Rows are only added: triggers refuse changes, and removal while the
 * person has an account. The newest row of a purpose says how it stands.
 */
export const consentEvents = pgTable(
  'consent_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<ConsentPurposeId>().notNull(),
    action: text('action', { enum: ['given', 'withdrawn'] }).notNull(),
    /** The day of the text it was about. */
    version: text('version').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Network address it was said from; null where nobody knows. */
    address: text('address'),
    /** What it was said with, in words. */
    device: text('device'),
  },
  (table) => [index('consent_events_newest').on(table.userId, table.purpose, table.id)],
);
