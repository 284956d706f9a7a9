import type { Metal } from '@tayyib/shared/contracts';
import { date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Price of pure metal on one day. */
export const metalPrices = pgTable(
  'metal_prices',
  {
    metal: text('metal').$type<Metal>().notNull(),
    day: date('day').notNull(),
    /** Rupees per gram. */
    rupeesPerGram: numeric('rupees_per_gram', { precision: 12, scale: 2 }).notNull(),
    /** A text stating what the price excludes. */
    note: text('note').notNull(),
    publisher: text('publisher').notNull(),
    document: text('document').notNull(),
    publishedOn: date('published_on'),
  },
  (table) => [primaryKey({ columns: [table.metal, table.day] })],
);

/** World price of a troy ounce in dollars: too far from an Indian bill for nisab, long enough for a chart. */
export const metalWorldPrices = pgTable(
  'metal_world_prices',
  {
    metal: text('metal').$type<Metal>().notNull(),
    /** The day, or the first of the month the price is the average of. */
    day: date('day').notNull(),
    period: text('period', { enum: ['day', 'month'] }).notNull(),
    dollarsPerTroyOunce: numeric('dollars_per_troy_ounce', { precision: 14, scale: 4 }).notNull(),
    publisher: text('publisher').notNull(),
    document: text('document').notNull(),
  },
  (table) => [primaryKey({ columns: [table.metal, table.period, table.day] })],
);
