import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Password attempts, used without Redis. */
export const passwordTries = pgTable(
  'password_tries',
  {
    /** Hash of an email or a network address. */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    lockedUntil: instant('locked_until'),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [index('password_tries_age').on(table.lastAt)],
);
