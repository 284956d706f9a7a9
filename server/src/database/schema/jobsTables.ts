import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each scheduled job ran last, on whatever node. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** When it is due again: after its interval, or sooner after a failure. */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  /** Failures in a row. */
  failures: integer('failures').notNull(),
  lastError: text('last_error'),
});
