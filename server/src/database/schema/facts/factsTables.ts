import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FilingAmounts, FilingFormat, SegmentRevenue } from '@tayyib/shared/shariah';
import { provenance, rupees } from './factColumns';

/** One listed company per ISIN, joined from the exchanges' lists. */
export const securities = pgTable(
  'securities',
  {
    isin: text('isin').primaryKey(),
    /** NSE symbol, or the BSE scrip id where only BSE lists it. */
    symbol: text('symbol').notNull(),
    bseCode: text('bse_code'),
    name: text('name').notNull(),
    series: text('series'),
    listedOn: date('listed_on'),
    faceValue: numeric('face_value', { precision: 14, scale: 4 }),
    sector: text('sector'),
    industry: text('industry'),
    industryGroup: text('industry_group'),
    industrySubgroup: text('industry_subgroup'),
    /** The list that states the class, and its date; null if no class is known. */
    classDocument: text('class_document'),
    classAsOf: date('class_as_of'),
    nseHash: text('nse_hash'),
    bseHash: text('bse_hash'),
    source: text('source').notNull(),
    asOf: date('as_of').notNull(),
  },
  (table) => [index('securities_symbol').on(table.symbol)],
);

/** Changes of a company's class, as two dated lists of the exchange show them. */
export const classChanges = pgTable(
  'class_changes',
  {
    isin: text('isin').notNull(),
    /** The date of the list that first states the new class. */
    day: date('day').notNull(),
    former: text('former').notNull(),
    current: text('current').notNull(),
    document: text('document').notNull(),
  },
  (table) => [primaryKey({ columns: [table.isin, table.day] })],
);

/** One balance sheet and income statement as filed. */
const filingColumns = {
  id: uuid('id').primaryKey().defaultRandom(),
  isin: text('isin').notNull(),
  symbol: text('symbol').notNull(),
  periodStart: date('period_start').notNull(),
  periodEnd: date('period_end').notNull(),
  nature: text('nature', { enum: ['consolidated', 'standalone'] }).notNull(),
  taxonomy: text('taxonomy').$type<FilingFormat>().notNull(),
  /** Whether it is an integrated filing, whose form writes 0 into every line left blank; null if not. */
  isIntegrated: boolean('is_integrated'),
  /**
   * `full`: read from the filing itself; `summary`: from a table of key figures, which never replaces a full one; `provided`: from
   * the operator's own table, which never replaces either.
   */
  detail: text('detail', { enum: ['full', 'summary', 'provided'] }).notNull(),
  /** Whether only a few of its figures were read, so that an absent one is not nil; null if not. */
  isSummary: boolean('is_summary'),
  audited: boolean('audited'),
  amounts: jsonb('amounts').$type<FilingAmounts>().notNull(),
  segments: jsonb('segments').$type<SegmentRevenue[]>().notNull(),
  /** For pages, screens and zakat. No standard uses these five, so they are not part of receipts. */
  operatingCashFlowRupees: rupees('operating_cash_flow_rupees'),
  basicEpsRupees: numeric('basic_eps_rupees', { precision: 14, scale: 4 }),
  /** Of one share; the paid-up capital divided by it is the number of shares. */
  faceValueRupees: numeric('face_value_rupees', { precision: 14, scale: 4 }),
  tradePayablesCurrentRupees: rupees('trade_payables_current_rupees'),
  currentTaxLiabilitiesRupees: rupees('current_tax_liabilities_rupees'),
  /** sha256 of the file's bytes, in hex; null where only a table extracted from it was read. */
  fileSha256: text('file_sha256'),
  ...provenance,
};

/** The current filings: the latest of each company, period and nature. */
export const filings = pgTable('filings', filingColumns, (table) => [
  uniqueIndex('filings_period').on(table.isin, table.periodEnd, table.nature),
]);

/**
 * Official filings that a later one of the same period replaced: what was known, and judged by, before that one was
 * filed.
 */
export const replacedFilings = pgTable('replaced_filings', filingColumns, (table) => [
  uniqueIndex('replaced_filings_document').on(table.isin, table.periodEnd, table.nature, table.document),
]);

/** Average market capitalisation over a stated window. */
export const marketCaps = pgTable(
  'market_caps',
  {
    isin: text('isin').notNull(),
    windowMonths: integer('window_months').notNull(),
    valueRupees: rupees('value_rupees').notNull(),
    sizeClass: text('size_class', { enum: ['large', 'mid', 'small'] }),
    ...provenance,
  },
  (table) => [primaryKey({ columns: [table.isin, table.windowMonths, table.asOf] })],
);

/** Sources of a day's price, the least detailed first. */
export const priceSources = ['series', 'full_bhavcopy', 'bhavcopy'] as const;

/** One day's trading in one security on one exchange. Prices in rupees, as published. */
export const prices = pgTable(
  'prices',
  {
    isin: text('isin').notNull(),
    exchange: text('exchange', { enum: ['NSE', 'BSE'] }).notNull(),
    day: date('day').notNull(),
    /** Null if the source does not state it. */
    series: text('series'),
    open: numeric('open', { precision: 16, scale: 4 }).notNull(),
    high: numeric('high', { precision: 16, scale: 4 }).notNull(),
    low: numeric('low', { precision: 16, scale: 4 }).notNull(),
    close: numeric('close', { precision: 16, scale: 4 }).notNull(),
    previousClose: numeric('previous_close', { precision: 16, scale: 4 }),
    volume: bigint('volume', { mode: 'number' }).notNull(),
    turnoverRupees: numeric('turnover_rupees', { precision: 20, scale: 2 }),
    /** How it was published; of one day the better one is used: `bhavcopy` over `full_bhavcopy` over `series`. */
    source: text('source', { enum: priceSources }).notNull().default('bhavcopy'),
    /** The file it was read from; null for other prices. */
    document: text('document'),
    contentHash: text('content_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.isin, table.exchange, table.day] })],
);

/** A line of business that staff recorded from a published source, where filings do not state it. */
export const businessFacts = pgTable(
  'business_facts',
  {
    isin: text('isin').notNull(),
    activity: text('activity').notNull(),
    /** Fraction of revenue, 0 to 1; null when not disclosed. */
    shareOfRevenue: numeric('share_of_revenue', { precision: 7, scale: 6 }),
    ...provenance,
  },
  (table) => [primaryKey({ columns: [table.isin, table.activity] })],
);

/** One run of a feed over one file, with all rejected rows. */
export const feedRuns = pgTable('feed_runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  feed: text('feed').notNull(),
  /** What the rows are a list of ("NSE", "xlsx"): only runs over the same are compared in length. */
  population: text('population').notNull(),
  document: text('document').notNull(),
  fileHash: text('file_hash').notNull(),
  outcome: text('outcome', { enum: ['stored', 'unchanged', 'refused'] }).notNull(),
  read: integer('read').notNull(),
  stored: integer('stored').notNull(),
  unchanged: integer('unchanged').notNull(),
  refused: jsonb('refused').$type<{ line: number; reason: string }[]>().notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }).notNull().defaultNow(),
});
