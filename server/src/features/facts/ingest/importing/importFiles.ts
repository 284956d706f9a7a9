import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { allFeeds } from '../feeds/allFeeds';
import type { Feed } from '../feeds/Feed';
import type { FeedReport } from '../feeds/runFeed';
import { openSourceFile } from '../feeds/SourceFile';
import { bringIn } from './bringIn';
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
  /** The day it speaks of, where it does not say; stands over that of the whole import. */
  asOf?: string;
}

export interface ImportOptions {
  force?: boolean;
  asOf?: string;
  /** Judges every company, not only those touched: this heals an import that was cut short before it judged. */
  judgeAll?: boolean;
}

export interface ImportOutcome {
  reports: FeedReport[];
  verdictsAdded: number;
  /** How long judging took, after all files were in. */
  judgingSeconds: number;
}

/**
 * Brings files in, one transaction each, then judges the companies they touched once, and tells every running server by
 * the notification `facts_changed`. A refused file does not keep the next from being stored. Killed at any moment and
 * called again with the same, it leaves out the files it had finished with and ends as if it had never been stopped.
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
      reports.push(before ?? (await bringIn(db, feed, file, options)));
    }
  }
  const startedMs = performance.now();
  const verdictsAdded = await judgePending(db, options.judgeAll);
  const judgingSeconds = (performance.now() - startedMs) / 1000;
  await tellFactsChanged(db, reports);
  await endImport(db, run);
  return { reports, verdictsAdded, judgingSeconds };
}

/** Tells every server, in case anything was stored. */
export async function tellFactsChanged(db: Database, reports: readonly FeedReport[]): Promise<void> {
  if (reports.some(({ stored }) => stored > 0)) await db.execute(sql`select pg_notify('facts_changed', '')`);
}

/** Two imports of one name are the same import. */
function nameOf(tasks: ImportTask[], { force = false, asOf }: ImportOptions): string {
  const targets = tasks.map(({ feed, target }) => [feed.name, path.resolve(target)]);
  return JSON.stringify({ targets, force, asOf });
}

/** The file itself, or the files of a folder in order of name; notes and hidden files are no data. */
async function filesOf(target: string): Promise<string[]> {
  if (!(await stat(target)).isDirectory()) return [target];
  const names = await readdir(target);
  return names
    .filter((name) => !name.startsWith('.') && !name.endsWith('.md'))
    .sort()
    .map((name) => path.join(target, name));
}
