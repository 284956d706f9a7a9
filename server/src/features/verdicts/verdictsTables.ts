import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StandardId, StatusCode, Verdict } from '@tayyib/shared/contracts';

/**
 * Every verdict ever reached, in order; rows are only added. The newest per company and standard carries `current`.
 */
export const verdicts = pgTable(
  'verdicts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    isin: text('isin').notNull(),
    standard: text('standard').$type<StandardId>().notNull(),
    edition: text('edition').notNull(),
    status: smallint('status').$type<StatusCode>().notNull(),
    accountsTo: date('accounts_to'),
    /** The day of the newest dated fact it rests on; null where it rests on none. */
    factsAsOf: date('facts_as_of'),
    verdict: jsonb('verdict').$type<Verdict>().notNull(),
    receipt: text('receipt').notNull(),
    cause: text('cause').notNull(),
    current: boolean('current').notNull().default(true),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('verdicts_of_stock').on(table.isin, table.standard, table.id),
    uniqueIndex('verdicts_one_current')
      .on(table.isin, table.standard)
      .where(sql`${table.current}`),
  ],
);
