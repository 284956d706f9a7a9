import { bigint, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** An import of files; one without an end was cut short, and the next over the same goes on where it stopped. */
export const importRuns = pgTable('import_runs', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Which feeds over which files or folders. */
  what: text('what').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
  finishedAt: instant('finished_at'),
});

/**
 * Companies of which a file brought something new and that were not judged since. A row comes in the transaction of its file
 * and goes in that of the verdicts, so whatever is killed, no fact stays unjudged.
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
