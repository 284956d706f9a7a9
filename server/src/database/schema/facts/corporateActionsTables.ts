import { date, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { provenance } from './factColumns';

export const corporateActionKinds = [
  'split',
  'bonus',
  'dividend',
  'rights',
  'demerger',
  'merger',
  'scheme',
  'buyback',
  'other',
] as const;

/** Corporate actions. One announcement may contain several: `part` counts them from 0. */
export const corporateActions = pgTable(
  'corporate_actions',
  {
    isin: text('isin').notNull(),
    /** The ex-date: the first day on which a buyer no longer participates. */
    exDate: date('ex_date').notNull(),
    /** The announcement as the exchange published it. */
    subject: text('subject').notNull(),
    part: integer('part').notNull(),
    kind: text('kind', { enum: corporateActionKinds }).notNull(),
    recordDate: date('record_date'),
    /** Splits, consolidations and bonuses: a price from before the ex-date times this compares with one after it. */
    priceFactor: numeric('price_factor', { precision: 20, scale: 12 }),
    /** Dividends: rupees per share. */
    dividendRupees: numeric('dividend_rupees', { precision: 14, scale: 4 }),
    ...provenance,
  },
  (table) => [primaryKey({ columns: [table.isin, table.exDate, table.subject, table.part] })],
);
