import { bigint, date, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { provenance } from './factColumns';

/** Symbols that a company had on NSE, and the day from which it has another. */
export const symbolChanges = pgTable(
  'symbol_changes',
  {
    isin: text('isin').notNull(),
    former: text('former').notNull(),
    current: text('current').notNull(),
    /** The name of the company as the list states it, which may be one it had before; null where the list states none. */
    name: text('name'),
    /** The first day of the current symbol. */
    day: date('day').notNull(),
    ...provenance,
  },
  (table) => [primaryKey({ columns: [table.former, table.day] })],
);

/** Who held a company's shares at the end of a quarter. `asOf` is that day. */
export const shareholdings = pgTable(
  'shareholdings',
  {
    isin: text('isin').notNull(),
    /** All shares; null where only shares of the whole are stated. */
    totalShares: bigint('total_shares', { mode: 'number' }),
    /** Fraction of all shares that promoters hold, 0 to 1. */
    promoterShare: numeric('promoter_share', { precision: 8, scale: 6 }).notNull(),
    /** Fraction of all shares that the public holds: an upper bound of the free float. */
    publicShare: numeric('public_share', { precision: 8, scale: 6 }).notNull(),
    /** Fraction of the promoters' shares that is pledged or otherwise encumbered; null if not stated. */
    pledgedShare: numeric('pledged_share', { precision: 8, scale: 6 }),
    ...provenance,
  },
  (table) => [primaryKey({ columns: [table.isin, table.asOf] })],
);
