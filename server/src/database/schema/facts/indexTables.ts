import { date, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { provenance } from './factColumns';

/** A market index. Its key is its name in lower case without spaces or punctuation: `nifty50shariah`. */
export const marketIndices = pgTable('market_indices', {
  key: text('key').primaryKey(),
  name: text('name').notNull(),
  /** The newest day on which its members are known whole; null where they never were. */
  membersAsOf: date('members_as_of'),
});

const level = (name: string) => numeric(name, { precision: 16, scale: 4 });

/** One day of an index. Levels are in points; null where the publisher gives none. */
export const indexCloses = pgTable(
  'index_closes',
  {
    indexKey: text('index_key').notNull(),
    day: date('day').notNull(),
    open: level('open'),
    high: level('high'),
    low: level('low'),
    close: level('close').notNull(),
    priceToEarnings: level('price_to_earnings'),
    priceToBook: level('price_to_book'),
    /** Per cent a year, as published. */
    dividendYieldPercent: level('dividend_yield_percent'),
    volume: numeric('volume', { precision: 20, scale: 0 }),
    turnoverCrore: numeric('turnover_crore', { precision: 16, scale: 2 }),
    ...provenance,
  },
  (table) => [primaryKey({ columns: [table.indexKey, table.day] })],
);

/** A company's time in an index. */
export const indexMembers = pgTable(
  'index_members',
  {
    indexKey: text('index_key').notNull(),
    isin: text('isin').notNull(),
    /** First day known to be a member; the true entry may lie before it where only a list is known. */
    from: date('from_day').notNull(),
    /** First day known to be no member again; null while it is one. */
    until: date('until_day'),
    /** Fraction of the index, 0 to 1. */
    weight: numeric('weight', { precision: 10, scale: 8 }),
    /** `estimated`: a third party computed it from market capitalisation and free float; the index did not publish it. */
    weightBasis: text('weight_basis', { enum: ['published', 'estimated'] }),
    ...provenance,
  },
  (table) => [
    primaryKey({ columns: [table.indexKey, table.isin, table.from] }),
    index('index_members_isin').on(table.isin),
  ],
);
