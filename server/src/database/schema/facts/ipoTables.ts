import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { provenance, rupees } from './factColumns';

export const ipoStatuses = ['upcoming', 'open', 'closed', 'listed'] as const;

/** A public issue of shares. Null: no source states it. */
export const ipos = pgTable(
  'ipos',
  {
    /** The company's name in lower case without spaces, punctuation and legal form: two lists of one issue meet here. */
    key: text('key').primaryKey(),
    name: text('name').notNull(),
    symbol: text('symbol'),
    isin: text('isin'),
    segment: text('segment', { enum: ['main', 'sme'] }),
    opensOn: date('opens_on'),
    closesOn: date('closes_on'),
    listsOn: date('lists_on'),
    /** Rupees per share; low and high of the price band. */
    priceLow: numeric('price_low', { precision: 14, scale: 4 }),
    priceHigh: numeric('price_high', { precision: 14, scale: 4 }),
    /** The price at which shares were issued. */
    issuePrice: numeric('issue_price', { precision: 14, scale: 4 }),
    /** The price of the first trade. */
    listPrice: numeric('list_price', { precision: 14, scale: 4 }),
    lotSize: integer('lot_size'),
    issueSizeRupees: rupees('issue_size_rupees'),
    /** Subscription: demand as a multiple of the issue. */
    subscribedTimes: numeric('subscribed_times', { precision: 12, scale: 4 }),
    /** As its source stated on `asOf`; the dates show later progress. */
    status: text('status', { enum: ipoStatuses }),
    ...provenance,
  },
  (table) => [index('ipos_isin').on(table.isin), index('ipos_opens_on').on(table.opensOn)],
);
