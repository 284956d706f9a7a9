import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  ClassDecision,
  ReviewGrade,
  StandardData,
  StandardId,
  StatusCode,
  Verdict,
} from '@tayyib/shared/contracts';
import type { ReceiptInputs } from '@tayyib/shared/shariah';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const rowNumber = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/**
 * Every verdict computed so far, in order; rows are only added. The newest per company and standard carries `current`.
 */
export const verdicts = pgTable(
  'verdicts',
  {
    id: rowNumber(),
    isin: text('isin').notNull(),
    standard: text('standard').$type<StandardId>().notNull(),
    edition: text('edition').notNull(),
    /** The effective status: the advisor's override if there is one, else the computed one. */
    status: smallint('status').$type<StatusCode>().notNull(),
    /** Why it is under review; null if it is decided. */
    grade: text('grade').$type<ReviewGrade>(),
    accountsTo: date('accounts_to'),
    /** The day of the newest dated fact it rests on; null where it rests on none. */
    factsAsOf: date('facts_as_of'),
    verdict: jsonb('verdict').$type<Verdict>().notNull(),
    receipt: text('receipt').notNull(),
    /** The inputs of the receipt; null if nothing was computed. */
    inputs: jsonb('inputs').$type<ReceiptInputs>(),
    overrideId: uuid('override_id'),
    cause: text('cause').notNull(),
    current: boolean('current').notNull().default(true),
    decidedAt: instant('decided_at').notNull().defaultNow(),
  },
  (table) => [
    index('verdicts_of_stock').on(table.isin, table.standard, table.id),
    uniqueIndex('verdicts_one_current')
      .on(table.isin, table.standard)
      .where(sql`${table.current}`),
  ],
);

/** Editions of the standards. The one published last applies; a draft has no publication date. */
export const standardEditions = pgTable(
  'standard_editions',
  {
    standard: text('standard').$type<StandardId>().notNull(),
    edition: text('edition').notNull(),
    data: jsonb('data').$type<StandardData>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null for an edition shipped with the product. */
    createdBy: uuid('created_by'),
    publishedAt: instant('published_at'),
    publishedBy: uuid('published_by'),
    /** The reason signed with it; null for an edition shipped with the product. */
    publishedFor: text('published_for'),
  },
  (table) => [primaryKey({ columns: [table.standard, table.edition] })],
);

/** Overrides of computed verdicts, signed by an advisor. Rows only change by being lifted. */
export const verdictOverrides = pgTable(
  'verdict_overrides',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    isin: text('isin').notNull(),
    standard: text('standard').$type<StandardId>().notNull(),
    action: text('action', { enum: ['hold', 'override'] }).notNull(),
    /** Under review (3) for a hold. */
    status: smallint('status').$type<StatusCode>().notNull(),
    reason: text('reason').notNull(),
    advisorId: uuid('advisor_id').notNull(),
    /** As it was when signed. */
    signedBy: text('signed_by').notNull(),
    signedAt: instant('signed_at').notNull().defaultNow(),
    from: date('from_day').notNull(),
    until: date('until_day'),
    liftedBy: text('lifted_by'),
    liftedById: uuid('lifted_by_id'),
    liftedAt: instant('lifted_at'),
  },
  (table) => [index('verdict_overrides_of_stock').on(table.isin)],
);

/** Who recorded which line of business from which source; rows are only added. */
export const businessFactRecords = pgTable(
  'business_fact_records',
  {
    id: rowNumber(),
    isin: text('isin').notNull(),
    activity: text('activity').notNull(),
    shareOfRevenue: numeric('share_of_revenue', { precision: 7, scale: 6 }),
    publisher: text('publisher').notNull(),
    document: text('document').notNull(),
    asOf: date('as_of').notNull(),
    publishedOn: date('published_on'),
    recordedById: uuid('recorded_by_id').notNull(),
    recordedBy: text('recorded_by').notNull(),
    recordedAt: instant('recorded_at').notNull().defaultNow(),
  },
  (table) => [index('business_fact_records_of_stock').on(table.isin)],
);

/**
 * Decisions of advisors on exchange classes that do not say what their companies do; rows are only added. The newest of a class is in
 * force, unless it withdraws the one before.
 */
export const classAnswers = pgTable(
  'class_answers',
  {
    id: rowNumber(),
    className: text('class_name').notNull(),
    decision: text('decision').$type<ClassDecision>().notNull(),
    reason: text('reason').notNull(),
    advisorId: uuid('advisor_id').notNull(),
    /** As it was when signed. */
    signedBy: text('signed_by').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [index('class_answers_of_class').on(table.className, table.id)],
);

/** A changed status, of which alerts are added. */
export const statusChanges = pgTable(
  'status_changes',
  {
    id: rowNumber(),
    isin: text('isin').notNull(),
    standard: text('standard').$type<StandardId>().notNull(),
    from: smallint('from_status').$type<StatusCode>().notNull(),
    to: smallint('to_status').$type<StatusCode>().notNull(),
    at: instant('at').notNull().defaultNow(),
    cause: text('cause').notNull(),
  },
  (table) => [index('status_changes_of_stock').on(table.isin, table.id)],
);
