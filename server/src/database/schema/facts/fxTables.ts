import { date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { provenance } from './factColumns';

/** What one unit of a currency costs in another on a day. Codes are ISO 4217: base USD, quote INR. */
export const fxRates = pgTable(
  'fx_rates',
  {
    base: text('base').notNull(),
    quote: text('quote').notNull(),
    day: date('day').notNull(),
    rate: numeric('rate', { precision: 20, scale: 8 }).notNull(),
    ...provenance,
  },
  (table) => [primaryKey({ columns: [table.base, table.quote, table.day] })],
);
