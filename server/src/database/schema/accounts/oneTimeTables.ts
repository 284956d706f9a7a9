import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './identityTables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The one valid code per purpose and address. Also stored for unknown addresses, so that they are indistinguishable. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text('purpose').notNull(),
    target: text('target').notNull(),
    codeHash: text('code_hash').notNull(),
    /** The browser or account that the code is bound to, if any. */
    holderHash: text('holder_hash'),
    tries: integer('tries').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.target] }),
    index('one_time_codes_expiry').on(table.expiresAt),
  ],
);

/** One-time links. The token itself is only in the mail. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['sign-in', 'reset-password'] }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The browser that requested it. */
    browserHash: text('browser_hash').notNull(),
    returnTo: text('return_to').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('one_time_links_user').on(table.userId),
    index('one_time_links_expiry').on(table.expiresAt),
  ],
);
