import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { allFeeds } from '../feeds/allFeeds';
import type { Feed } from '../feeds/Feed';
import type { FeedReport } from '../feeds/runFeed';
import { openSourceFile } from '../feeds/SourceFile';
import { ingestFile } from './ingestFile';
import { beginImport, endImport, reportBefore } from './importRun';
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
export async function notifyFactsChanged(db: Database, reports: readonly FeedReport[]): Promise<void> {
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
