import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * `unpublished`: listed, its document has no address yet; `waiting`: to be fetched. The others are final: `missing`: the exchange has no
 * such document; `duplicate`: imported from the other exchange; `failed`: given up after many attempts.
 */
export const filingStates = [
  ...(['unpublished', 'waiting', 'imported', 'refused'] as const),
  ...(['missing', 'duplicate', 'failed'] as const),
] as const;

/** What is fetched first. */
export const filingPriorities = { backfill: 0, listed: 1, announced: 2 } as const;

/** Every filing of results an exchange has listed, with what happened to its document. */
export const knownFilings = pgTable(
  'known_filings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Identifies it: the address of its document, or what the exchange states about one without. */
    key: text('key').notNull().unique(),
    exchange: text('exchange', { enum: ['NSE', 'BSE'] }).notNull(),
    /** NSE's symbol or BSE's scrip code; null while only a list without codes named it. */
    company: text('company'),
    companyName: text('company_name').notNull(),
    /** The listed company, once known. */
    isin: text('isin'),
    /** The end of its period by the list: a hint, the document decides. */
    periodEnd: date('period_end'),
    nature: text('nature', { enum: ['consolidated', 'standalone'] }),
    isRevision: boolean('is_revision').notNull().default(false),
    /** The exchange's own number. */
    sequence: text('sequence'),
    filedAt: instant('filed_at'),
    /** Of the document; null while there is none. */
    address: text('address'),
    host: text('host'),
    /** The feed of the list it was found in first. */
    foundIn: text('found_in').notNull(),
    seenAt: instant('seen_at').notNull(),
    priority: integer('priority').notNull(),
    state: text('state', { enum: filingStates }).notNull(),
    /** Failed attempts. */
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    /** Why it is in this state, as a sentence. */
    reason: text('reason'),
    /** When it reached a final state. */
    finishedAt: instant('finished_at'),
  },
  (table) => [
    index('known_filings_queue').on(table.host, table.state, table.priority, table.nextTryAt),
    index('known_filings_of_company').on(table.isin, table.periodEnd),
    index('known_filings_states').on(table.state, table.finishedAt),
  ],
);

/** When a publisher's host may be requested next, shared by all servers. */
export const feedHosts = pgTable('feed_hosts', {
  host: text('host').primaryKey(),
  nextRequestAt: instant('next_request_at'),
  /** Consecutive failures of the host itself, not of one file. */
  failures: integer('failures').notNull().default(0),
  /** No request before that time, after failures or at the host's own wish (Retry-After). */
  blockedUntil: instant('blocked_until'),
  lastFailure: text('last_failure'),
  /** The day in India that `requests` counts. */
  quotaDay: date('quota_day'),
  requests: integer('requests').notNull().default(0),
  /** Staff stopped requests to it. */
  isPaused: boolean('is_paused').notNull().default(false),
});

/** A backfill: the filings of all listed companies since a day. */
export const filingBackfills = pgTable('filing_backfills', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Filings filed on this day or later. */
  since: date('since').notNull(),
  state: text('state', { enum: ['running', 'paused', 'finished'] }).notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
});

/** The companies of a backfill, and whether their filings are listed. */
export const filingBackfillCompanies = pgTable(
  'filing_backfill_companies',
  {
    backfillId: uuid('backfill_id')
      .notNull()
      .references(() => filingBackfills.id, { onDelete: 'cascade' }),
    isin: text('isin').notNull(),
    symbol: text('symbol').notNull(),
    /** Null: only NSE lists it. */
    bseCode: text('bse_code'),
    /** `listed`: its filings are known; `failed`: its list could not be read. */
    state: text('state', { enum: ['waiting', 'listed', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.backfillId, table.isin] }),
    index('filing_backfill_queue').on(table.backfillId, table.state, table.nextTryAt),
  ],
);
