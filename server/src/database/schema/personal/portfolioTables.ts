import { portfolioSources } from '@tayyib/shared/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/identityTables';

/**
 * Purchases and sales of users who agreed to storing them. Shares of a delisted company stay theirs, so there is no foreign key
 * to securities.
 */
export const portfolioEntries = pgTable(
  'portfolio_entries',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From the file or the page; importing an entry again adds nothing. */
    key: text('key').notNull(),
    kind: text('kind', { enum: ['buy', 'sell', 'opening'] }).notNull(),
    isin: text('isin').notNull(),
    day: date('day').notNull(),
    quantity: integer('quantity').notNull(),
    /** Price times quantity in paise; null where not known. */
    amountPaise: bigint('amount_paise', { mode: 'number' }),
    chargesPaise: bigint('charges_paise', { mode: 'number' }).notNull(),
    source: text('source', { enum: portfolioSources }).notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    // a split changes the last figures of an ISIN: the first nine are the same before and after it
    index('portfolio_entries_of_issuer').on(sql`left(${table.isin}, 9)`, table.userId),
  ],
);
