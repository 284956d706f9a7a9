import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Sign-ups whose mailbox is not verified yet. Stored alike for emails that have an account already, so that responses do not
 * reveal which ones do.
 */
export const registrations = pgTable(
  'registrations',
  {
    /** The email in lower case. */
    key: text('key').primaryKey(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('registrations_age').on(table.createdAt)],
);
