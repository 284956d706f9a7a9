import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { feedRuns } from '../../../../database/schema/facts/factsTables';
import type { FeedReport } from '../feeds/runFeed';
import type { SourceFile } from '../feeds/SourceFile';
import { importRuns } from '../../../../database/schema/facts/importingTables';

/** An import in progress. */
export interface ImportRun {
  id: string;
  /** As the database writes it, to the microsecond: it is compared there. */
  startedAt: string;
  /** Resumes an earlier import of the same files that was interrupted. */
  isResumed: boolean;
}

/** Starts an import, or resumes an unfinished one of the same files. */
export async function beginImport(db: Database, what: string): Promise<ImportRun> {
  const startedAt = sql<string>`${importRuns.startedAt}::text`;
  const [unfinished] = await db
    .select({ id: importRuns.id, startedAt })
    .from(importRuns)
    .where(and(eq(importRuns.what, what), isNull(importRuns.finishedAt)))
    .orderBy(desc(importRuns.startedAt))
    .limit(1);
  if (unfinished !== undefined) return { ...unfinished, isResumed: true };
  const [begun] = await db.insert(importRuns).values({ what }).returning({ id: importRuns.id, startedAt });
  if (begun === undefined) throw new Error('The import was not recorded.');
  return { ...begun, isResumed: false };
}

export async function endImport(db: Database, { id }: ImportRun): Promise<void> {
  await db
    .update(importRuns)
    .set({ finishedAt: sql`now()` })
    .where(eq(importRuns.id, id));
}

/** This import's report on this file from before it was interrupted; undefined if there is none. */
export async function reportBefore(
  db: Database,
  { startedAt, isResumed }: ImportRun,
  feed: string,
  file: SourceFile,
): Promise<FeedReport | undefined> {
  if (!isResumed) return undefined;
  const [run] = await db
    .select()
    .from(feedRuns)
    .where(
      and(
        eq(feedRuns.feed, feed),
        eq(feedRuns.document, file.name),
        eq(feedRuns.fileHash, file.hash),
        gte(feedRuns.finishedAt, sql`${startedAt}::timestamptz`),
      ),
    )
    .orderBy(desc(feedRuns.finishedAt))
    .limit(1);
  if (run === undefined) return undefined;
  const { document, outcome, read, stored, unchanged, refused } = run;
  return { feed, document, outcome, read, stored, unchanged, refused, touched: [], seconds: 0 };
}
