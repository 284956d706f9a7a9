import { bigint, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An import of files. One without an end was interrupted, and the next over the same files resumes it. */
export const importRuns = pgTable('import_runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Which feeds over which files or folders. */
  what: text('what').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
});

/**
 * Companies with new facts and without verdicts on them. A row is inserted in the transaction of the import and deleted in
 * that of the verdicts, so that a crash leaves no fact without a verdict.
 */
export const factsToJudge = pgTable(
  'facts_to_judge',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    isin: text('isin').notNull(),
    document: text('document').notNull(),
  },
  (table) => [uniqueIndex('facts_to_judge_once').on(table.isin, table.document)],
);
