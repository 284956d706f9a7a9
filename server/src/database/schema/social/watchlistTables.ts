import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../platform/identityTables';

export const watchlists = pgTable(
  'watchlists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As typed; unique per user, ignoring case. */
    title: text('title').notNull(),
    status: integer('status').notNull().default(1),
    /** Order on the page, smallest first. */
    position: integer('position').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('watchlists_title').on(table.userId, sql`lower(${table.title})`)],
);

/** The stocks of a watchlist. A delisted company stays watched, so there is no foreign key to securities. */
export const watchlistStocks = pgTable(
  'watchlist_stocks',
  {
    watchlistId: uuid('watchlist_id')
      .notNull()
      .references(() => watchlists.id, { onDelete: 'cascade' }),
    isin: text('isin').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.watchlistId, table.isin] })],
);
