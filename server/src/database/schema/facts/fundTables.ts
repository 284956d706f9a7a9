import { date, index, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { provenance, rupees } from './factColumns';

/** A mutual fund scheme as AMFI lists it: each plan and option of a fund has a code of its own. */
export const funds = pgTable(
  'funds',
  {
    schemeCode: text('scheme_code').primaryKey(),
    /** Of units that grow, or pay out. */
    isin: text('isin'),
    /** Of units whose dividends are reinvested. */
    isinReinvestment: text('isin_reinvestment'),
    name: text('name').notNull(),
    /** "Equity Scheme - Sectoral/ Thematic"; null if no list states it. */
    category: text('category'),
    /** "Open Ended Schemes" */
    structure: text('structure'),
    /** "Tata Mutual Fund" */
    house: text('house'),
    /** Null where the list only hints at them in the name. */
    plan: text('plan'),
    option: text('option'),
    /** The ethical label of a manually maintained list, verbatim. */
    ethicsRemark: text('ethics_remark'),
    ...provenance,
  },
  (table) => [index('funds_isin').on(table.isin)],
);

/** Net asset value of one unit at the end of a day, in rupees. */
export const fundNavs = pgTable(
  'fund_navs',
  {
    schemeCode: text('scheme_code').notNull(),
    day: date('day').notNull(),
    navRupees: numeric('nav_rupees', { precision: 18, scale: 6 }).notNull(),
    /** The file it was read from. */
    document: text('document').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schemeCode, table.day] })],
);

/** One holding of a fund at the end of a month. `asOf` is that day. */
export const fundHoldings = pgTable(
  'fund_holdings',
  {
    schemeCode: text('scheme_code').notNull(),
    /** The ISIN where the fund gives one, else the holding's name. */
    holding: text('holding').notNull(),
    isin: text('isin'),
    name: text('name').notNull(),
    /** Industry or rating, as the fund states it. */
    industry: text('industry'),
    quantity: numeric('quantity', { precision: 20, scale: 3 }),
    marketValueRupees: rupees('market_value_rupees'),
    /** Fraction of net assets; negative for what the fund owes. */
    share: numeric('share', { precision: 10, scale: 8 }).notNull(),
    ...provenance,
  },
  (table) => [
    primaryKey({ columns: [table.schemeCode, table.asOf, table.holding] }),
    index('fund_holdings_isin').on(table.isin),
  ],
);
