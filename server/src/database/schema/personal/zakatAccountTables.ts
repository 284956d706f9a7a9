import type { ZakatReminder } from '@tayyib/shared/contracts';
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';

/** Zakat years that users store on their account, encrypted by them. */
export const zakatAccounts = pgTable('zakat_accounts', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a passphrase that the server does not know; null where only reminders are set. */
  sealed: text('sealed'),
  /** Counts the times `sealed` was written: a device that has not read the last one is refused. */
  version: integer('version').notNull().default(0),
  writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
});

/** The next days of which users are reminded: of each line of wealth, but not which. */
export const zakatReminders = pgTable(
  'zakat_reminders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    remindOn: date('remind_on').notNull(),
    /** By which year the reminder is repeated. */
    remindYear: text('remind_year').$type<ZakatReminder['year']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.remindOn, table.remindYear] }),
    index('zakat_reminders_by_day').on(table.remindOn),
  ],
);
