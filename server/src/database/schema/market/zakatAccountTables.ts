import type { ZakatReminder } from '@tayyib/shared/contracts';
import { date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../platform/identityTables';

/** Zakat years that users store on their account, encrypted by them, and the day of which they want to be reminded. */
export const zakatAccounts = pgTable(
  'zakat_accounts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Encrypted with a passphrase that the server does not know; null where only a reminder is set. */
    sealed: text('sealed'),
    /** Counts the times `sealed` was written: a device that has not read the last one is refused. */
    version: integer('version').notNull().default(0),
    /** The next day on which zakat is due; null: no reminder. */
    remindOn: date('remind_on'),
    /** By which year the reminder is repeated. */
    remindYear: text('remind_year').$type<ZakatReminder['year']>().notNull().default('lunar'),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('zakat_accounts_by_reminder').on(table.remindOn)],
);
