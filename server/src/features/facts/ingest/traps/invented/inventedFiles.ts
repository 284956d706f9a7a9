import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Feed } from '../../feeds/Feed';
import type { FeedReport } from '../../feeds/runFeed';
import { runFeed } from '../../feeds/runFeed';
import { sourceFile } from '../../feeds/SourceFile';
import { feedByName } from '../../importing/importFiles';
import type { Database } from '../../../../../database/client';

const folder = path.join(import.meta.dirname, 'files');

/** What to import, if not simply a file of the folder. */
interface Imported {
  /** The day of the file's facts; without it, the file has to state its own. */
  asOf?: string;
  /** Content in place of that of the folder's file. */
  content?: string | Buffer;
  force?: boolean;
}

/** The bytes of a file of the folder `files`, such as `lists/EQUITY_L.csv`. */
export const inventedBytes = (file: string): Promise<Buffer> => readFile(path.join(folder, file));

export const inventedText = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');

/** Imports a file of the folder `files`, or other content under its name. */
export async function importInvented(
  db: Database,
  feedName: string,
  file: string,
  { asOf, content, force = false }: Imported = {},
): Promise<FeedReport> {
  const bytes = content === undefined ? await inventedBytes(file) : Buffer.from(content);
  const day = asOf ?? '2026-10-01';
  return runFeed(db, knownFeed(feedName), sourceFile(path.basename(file), bytes, day, asOf !== undefined), {
    force,
  });
}

/** A feed by its name. */
export function knownFeed(name: string): Feed<unknown> {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  return feed;
}
