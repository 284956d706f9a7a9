import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../../database/client';
import { feedRuns } from '../../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../../database/Queryable';
import { DamagedFile } from './DamagedFile';
import type { Feed, Refusal, StoreOutcome, StreamedFeed, WholeFeed } from './Feed';
import type { SourceFile } from './SourceFile';
import { RefusedRow } from './values';

/** A list that lost more than a tenth of its rows since the last time was probably cut at the end of a line. */
const leastShareOfLastTime = 0.9;
/** What is read whole is held in memory many times over; the largest official list has 3 MB. */
const largestWholeFile = 32 * 1024 * 1024;

export interface FeedReport {
  feed: string;
  document: string;
  /** `refused`: the whole file, and nothing of it was stored. */
  outcome: 'stored' | 'unchanged' | 'refused';
  read: number;
  stored: number;
  unchanged: number;
  refused: Refusal[];
  touched: string[];
  seconds: number;
}

export interface FeedOptions {
  /** Takes a list though it is much shorter than the last one. */
  force?: boolean;
  /** What else is to be written with the file or not at all; `touched` names each company once. */
  alongside?: (transaction: Queryable, touched: string[]) => Promise<void>;
  /** Takes the file back in the middle, with the signal's reason; the run is not kept. */
  ending?: AbortSignal | undefined;
}

/** A file that went through, before its transaction is closed. */
interface Brought extends StoreOutcome {
  read: number;
  population: string;
}

/**
 * Brings one file in: all of it in one transaction, or nothing. Every run is kept in `feed_runs`, refused ones too.
 * Never throws for a bad file, only for what is no fault of it; the report says what was wrong.
 */
export async function runFeed<Row>(
  db: Database,
  feed: Feed<Row>,
  file: SourceFile,
  { force = false, alongside, ending }: FeedOptions = {},
): Promise<FeedReport> {
  const started = performance.now();
  const base = { feed: feed.name, document: file.name };
  const finish = (rest: Omit<FeedReport, 'feed' | 'document' | 'seconds'>): FeedReport => ({
    ...base,
    ...rest,
    seconds: (performance.now() - started) / 1000,
  });
  try {
    return await db.transaction(async (transaction) => {
      // Two imports of one feed at once would compare with the same past and both write.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${feed.name}))`);
      const bring =
        'stream' in feed
          ? bringStreamed(transaction, feed, file, ending)
          : bringWhole(transaction, feed, file);
      const { population, ...brought } = await bring;
      if (!force) await assertNotCut(transaction, feed.name, population, brought.read);
      const report = finish({
        ...brought,
        outcome: brought.stored > 0 ? 'stored' : 'unchanged',
        refused: brought.refused.sort((a, b) => a.line - b.line),
      });
      await alongside?.(transaction, [...new Set(report.touched)]);
      await transaction.insert(feedRuns).values({ ...kept(report), population, fileHash: file.hash });
      return report;
    });
  } catch (error) {
    const damage = damageOf(error);
    if (damage === null) throw error;
    const refused = [{ line: damage.line, reason: damage.message }];
    const report = finish({ outcome: 'refused', read: 0, stored: 0, unchanged: 0, refused, touched: [] });
    await db.insert(feedRuns).values({ ...kept(report), population: '', fileHash: file.hash });
    return report;
  }
}

/**
 * A field that all rows stand on, such as the day of a list, spoils the file where it cannot be read. What is nested or repeated beyond
 * what a program can hold is the file's fault too.
 */
function damageOf(error: unknown): DamagedFile | null {
  if (error instanceof DamagedFile) return error;
  if (error instanceof RangeError) return new DamagedFile(1, `It cannot be read: ${error.message}.`);
  return error instanceof RefusedRow ? new DamagedFile(1, error.message) : null;
}

function assertNotTooLarge(largest: number, { size }: SourceFile): void {
  if (size <= largest) return;
  const megabytes = Math.round(largest / 1024 / 1024);
  throw new DamagedFile(1, `The file is larger than ${megabytes} MB, which no official file of its kind is.`);
}

async function bringWhole<Row>(
  transaction: Queryable,
  feed: WholeFeed<Row>,
  file: SourceFile,
): Promise<Brought> {
  assertNotTooLarge(feed.largestBytes ?? largestWholeFile, file);
  const { rows, refused, population } = await feed.read(file);
  const outcome = await feed.store(transaction, rows, file);
  return {
    ...outcome,
    refused: [...refused, ...outcome.refused],
    read: rows.length + refused.length,
    population,
  };
}

async function bringStreamed<Row>(
  transaction: Queryable,
  feed: StreamedFeed<Row>,
  file: SourceFile,
  ending?: AbortSignal,
): Promise<Brought> {
  const sink = await feed.openSink(transaction, file);
  const sum: StoreOutcome & { read: number } = { read: 0, stored: 0, unchanged: 0, refused: [], touched: [] };
  const touched = new Set<string>();
  for await (const { rows, refused } of feed.stream(file)) {
    ending?.throwIfAborted();
    const outcome = await sink.put(rows);
    sum.read += rows.length + refused.length;
    sum.stored += outcome.stored;
    sum.unchanged += outcome.unchanged;
    sum.refused.push(...refused, ...outcome.refused);
    for (const isin of outcome.touched) touched.add(isin);
  }
  return { ...sum, touched: [...touched], population: sink.population() };
}

async function assertNotCut(
  transaction: Queryable,
  feed: string,
  population: string,
  read: number,
): Promise<void> {
  const [last] = await transaction
    .select({ read: feedRuns.read })
    .from(feedRuns)
    .where(and(eq(feedRuns.feed, feed), eq(feedRuns.population, population), ne(feedRuns.outcome, 'refused')))
    .orderBy(desc(feedRuns.finishedAt))
    .limit(1);
  if (last === undefined || read >= last.read * leastShareOfLastTime) return;
  throw new DamagedFile(
    read + 1,
    `It has ${read} rows where the last one had ${last.read}: it was probably cut. Add --force if it is right.`,
  );
}

function kept({ feed, document, outcome, read, stored, unchanged, refused }: FeedReport) {
  return { feed, document, outcome, read, stored, unchanged, refused };
}
