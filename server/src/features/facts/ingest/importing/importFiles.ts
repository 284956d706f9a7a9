import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { feedRuns } from '../../../../database/schema/facts/factsTables';
import { importRuns } from '../../../../database/schema/facts/importingTables';
import { allFeeds } from '../feeds/allFeeds';
import type { Feed } from '../feeds/Feed';
import type { FeedReport } from '../feeds/runFeed';
import { ingestFile } from '../feeds/runFeed';
import type { SourceFile } from '../feeds/SourceFile';
import { openSourceFile } from '../feeds/SourceFile';
import { judgePending } from './judgePending';

export function feedByName(name: string): Feed<unknown> | undefined {
  return allFeeds.find((feed) => feed.name === name);
}

export function listOfFeeds(): string {
  return allFeeds.map(({ name, title }) => `  ${name.padEnd(18)} ${title}`).join('\n');
}

/** A feed and the file for it, or a folder of such files. */
export interface ImportTask {
  feed: Feed<unknown>;
  target: string;
  /** The day of its facts, if the file does not state it; overrides that of the whole import. */
  asOf?: string;
}

export interface ImportOptions {
  force?: boolean;
  asOf?: string;
  /** Judges every company, not only those touched, to repair an import that was killed before judging. */
  judgeAll?: boolean;
}

export interface ImportOutcome {
  reports: FeedReport[];
  verdictsAdded: number;
  /** How long judging took, after all files were imported. */
  judgingSeconds: number;
}

/**
 * Imports files, one transaction each, then judges the companies they touched once, and notifies every running server via
 * the notification `facts_changed`. A refused file does not prevent the next from being stored. Killed at any moment and
 * called again with the same tasks, it skips finished files and has the same result as an uninterrupted import.
 */
export async function importFiles(
  db: Database,
  tasks: ImportTask[],
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const run = await beginImport(db, nameOf(tasks, options));
  const reports: FeedReport[] = [];
  for (const { feed, target, asOf } of tasks) {
    for (const name of await filesOf(target)) {
      const file = await openSourceFile(name, asOf ?? options.asOf);
      const before = await reportBefore(db, run, feed.name, file);
      reports.push(before ?? (await ingestFile(db, feed, file, options)));
    }
  }
  const startedMs = performance.now();
  const verdictsAdded = await judgePending(db, options.judgeAll);
  const judgingSeconds = (performance.now() - startedMs) / 1000;
  await notifyFactsChanged(db, reports);
  await endImport(db, run);
  return { reports, verdictsAdded, judgingSeconds };
}

/** Notifies every server if anything was stored. */
export async function notifyFactsChanged(
  db: Database,
  reports: readonly Pick<FeedReport, 'stored'>[],
): Promise<void> {
  if (reports.some(({ stored }) => stored > 0)) await db.execute(sql`select pg_notify('facts_changed', '')`);
}

/** Two imports of one name are the same import. */
function nameOf(tasks: ImportTask[], { force = false, asOf }: ImportOptions): string {
  const targets = tasks.map(({ feed, target }) => [feed.name, path.resolve(target)]);
  return JSON.stringify({ targets, force, asOf });
}

/** The file itself, or the files of a folder in order of name, without notes and hidden files. */
async function filesOf(target: string): Promise<string[]> {
  if (!(await stat(target)).isDirectory()) return [target];
  const names = await readdir(target);
  return names
    .filter((name) => !name.startsWith('.') && !name.endsWith('.md'))
    .sort()
    .map((name) => path.join(target, name));
}

/** An import in progress. */
interface ImportRun {
  id: string;
  /** Formatted by the database, to the microsecond, because it is compared there. */
  startedAt: string;
  /** Resumes an earlier import of the same files that was interrupted. */
  isResumed: boolean;
}

/** Starts an import, or resumes an unfinished one of the same files. */
async function beginImport(db: Database, what: string): Promise<ImportRun> {
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

async function endImport(db: Database, { id }: ImportRun): Promise<void> {
  await db
    .update(importRuns)
    .set({ finishedAt: sql`now()` })
    .where(eq(importRuns.id, id));
}

/** This import's report on this file from before it was interrupted; undefined if there is none. */
async function reportBefore(
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
