import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { watchlistColumns } from '@tayyib/shared/contracts';
import { users } from '../accounts/identityTables';

export const watchlists = pgTable(
  'watchlists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As typed, with single spaces; unique per user, ignoring case. */
    title: text('title').notNull(),
    status: integer('status').notNull().default(1),
    /** Order on the page, smallest first. */
    position: integer('position').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The chosen columns of its table; null for our default. */
    columns: text('columns', { enum: watchlistColumns }).array(),
    /** sha256 of the secret in its link, so that a leaked table opens no list. Null while it is not shared. */
    linkHash: text('link_hash'),
    linkedAt: timestamp('linked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('watchlists_title').on(table.userId, sql`lower(${table.title})`),
    uniqueIndex('watchlists_link').on(table.linkHash),
  ],
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
    /** The owner's order, smallest first; the newest of equal ones comes first. */
    position: integer('position').notNull().default(0),
    note: text('note').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    /** The price the owner waits for, in rupees, of the shares of the day it was written. */
    targetRupees: numeric('target_rupees', { precision: 12, scale: 2 }),
    /** The day in India; null without a target. */
    targetDay: date('target_day'),
  },
  (table) => [
    primaryKey({ columns: [table.watchlistId, table.isin] }),
    // for those who watch a stock whose verdict changes
    index('watchlist_stocks_by_isin').on(table.isin),
  ],
);
