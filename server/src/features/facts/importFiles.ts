import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { recomputeVerdicts } from '../verdicts/verdictsRepository';
import { amfiCap } from './feeds/amfiCap';
import { bhavcopy } from './feeds/bhavcopy';
import { bseList } from './feeds/bseList';
import type { Feed } from './feeds/Feed';
import { nseList } from './feeds/nseList';
import type { FeedReport } from './feeds/runFeed';
import { runFeed } from './feeds/runFeed';
import { openSourceFile } from './feeds/SourceFile';
import { xbrl } from './feeds/xbrl/xbrl';
import { xbrlSummary } from './feeds/xbrlSummary';

/** Every feed. Companies come first: the others are joined to them. */
const feeds: readonly Feed<unknown>[] = [nseList, bseList, amfiCap, xbrlSummary, xbrl, bhavcopy];

export function feedByName(name: string): Feed<unknown> | undefined {
  return feeds.find((feed) => feed.name === name);
}

export function listOfFeeds(): string {
  return feeds.map(({ name, title }) => `  ${name.padEnd(14)} ${title}`).join('\n');
}

/** A feed and the file for it, or a folder of such files. */
export interface ImportTask {
  feed: Feed<unknown>;
  target: string;
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
}

/**
 * Brings files in, one transaction each, then judges the companies they touched once, and tells every running server by
 * the notification `facts_changed`. A refused file does not keep the next from being stored.
 */
export async function importFiles(
  db: Database,
  tasks: ImportTask[],
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const reports: FeedReport[] = [];
  for (const { feed, target } of tasks) {
    for (const file of await filesOf(target)) {
      reports.push(await runFeed(db, feed, await openSourceFile(file, options.asOf), options));
    }
  }
  const touched = [...new Set(reports.flatMap((report) => report.touched))];
  const documents = reports.filter((report) => report.touched.length > 0).map(({ document }) => document);
  const verdictsAdded =
    touched.length === 0 && options.judgeAll !== true
      ? 0
      : await recomputeVerdicts(db, options.judgeAll === true ? undefined : touched, causeOf(documents));
  if (reports.some(({ stored }) => stored > 0)) await db.execute(sql`select pg_notify('facts_changed', '')`);
  return { reports, verdictsAdded };
}

function causeOf(documents: string[]): string {
  if (documents.length === 0) return 'Judged again with nothing new on file';
  return `Facts corrected by ${documents.slice(0, 3).join(', ')}${documents.length > 3 ? ' and others' : ''}`;
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
