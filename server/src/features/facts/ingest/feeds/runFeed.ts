import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type Database, type Queryable, withoutTimeouts } from '../../../../database/client';
import { feedRuns } from '../../../../database/schema/facts/factsTables';
import { factsToJudge } from '../../../../database/schema/facts/importingTables';
import { inBatches } from '../../../../lib/inBatches';
import { DamagedFile, damageOf } from './reading/DamagedFile';
import type { Feed, Refusal, StoreOutcome, StreamedFeed, WholeFeed } from './Feed';
import type { SourceFile } from './SourceFile';

/** A list that lost more than a tenth of its rows since the last time was probably cut at the end of a line. */
const minShareOfLastRun = 0.9;
/** Limit for files read at once, which need several times their size in memory; the largest official list has 3 MB. */
const largestWholeFile = 32 * 1024 * 1024;

export interface FeedReport {
  feed: string;
  document: string;
  /** `refused`: the whole file; nothing of it was stored. */
  outcome: 'stored' | 'unchanged' | 'refused';
  read: number;
  stored: number;
  unchanged: number;
  refused: Refusal[];
  touched: string[];
  seconds: number;
}

export interface FeedOptions {
  /** Accepts a list that is much shorter than the last one. */
  force?: boolean;
  /** Further writes in the transaction of the file, unless it is refused; `touched` names each company once. */
  alongside?: (transaction: Queryable, touched: string[], report: FeedReport) => Promise<void>;
  /** Rolls the file back, with the signal's reason; the run is not recorded. */
  ending?: AbortSignal | undefined;
}

/** An ingested file, before its transaction is committed. */
interface IngestedFile extends StoreOutcome {
  read: number;
  population: string;
}

/**
 * Ingests one file and records in the same transaction which companies must be judged again by `judgePending`,
 * so that none is lost if the process dies in between.
 */
export function ingestFile(
  db: Database,
  feed: Feed<unknown>,
  file: SourceFile,
  options: FeedOptions = {},
): Promise<FeedReport> {
  return runFeed(db, feed, file, {
    ...options,
    async alongside(transaction, touched, report) {
      const toJudge = touched.map((isin) => ({ isin, document: file.name }));
      await inBatches(toJudge, (batch) =>
        transaction.insert(factsToJudge).values(batch).onConflictDoNothing(),
      );
      await options.alongside?.(transaction, touched, report);
    },
  });
}

/**
 * Ingests one file in one transaction. Every run is recorded in `feed_runs`, including refused ones.
 * Never throws for a bad file, only for other errors; the report describes what was wrong.
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
      await withoutTimeouts(transaction);
      // Concurrent imports of one feed would compare to the same state and both write.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${feed.name}))`);
      const ingesting =
        'stream' in feed
          ? ingestStreamed(transaction, feed, file, ending)
          : ingestWhole(transaction, feed, file);
      const { population, ...ingested } = await ingesting;
      if (!force) await assertNotCut(transaction, feed.name, population, ingested.read);
      const report = finish({
        ...ingested,
        outcome: ingested.stored > 0 ? 'stored' : 'unchanged',
        refused: ingested.refused.sort((a, b) => a.line - b.line),
      });
      await alongside?.(transaction, [...new Set(report.touched)], report);
      if (feed.isPolled && report.stored === 0 && report.refused.every(({ isOutOfScope }) => isOutOfScope))
        return report;
      await transaction.insert(feedRuns).values({ ...runRow(report), population, fileHash: file.hash });
      return report;
    });
  } catch (error) {
    const damage = damageOf(error);
    if (damage === null) throw error;
    const refused = [{ line: damage.line, reason: damage.message }];
    const report = finish({ outcome: 'refused', read: 0, stored: 0, unchanged: 0, refused, touched: [] });
    await db.insert(feedRuns).values({ ...runRow(report), population: '', fileHash: file.hash });
    return report;
  }
}

function assertNotTooLarge(largest: number, { size }: SourceFile): void {
  if (size <= largest) return;
  const megabytes = Math.round(largest / 1024 / 1024);
  throw new DamagedFile(1, `The file is larger than ${megabytes} MB, which no official file of its kind is.`);
}

async function ingestWhole<Row>(
  transaction: Queryable,
  feed: WholeFeed<Row>,
  file: SourceFile,
): Promise<IngestedFile> {
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

async function ingestStreamed<Row>(
  transaction: Queryable,
  feed: StreamedFeed<Row>,
  file: SourceFile,
  ending?: AbortSignal,
): Promise<IngestedFile> {
  const sink = await feed.openSink(transaction, file);
  const totals: StoreOutcome & { read: number } = {
    read: 0,
    stored: 0,
    unchanged: 0,
    refused: [],
    touched: [],
  };
  const touched = new Set<string>();
  for await (const { rows, refused } of feed.stream(file)) {
    ending?.throwIfAborted();
    const outcome = await sink.put(rows);
    totals.read += rows.length + refused.length;
    totals.stored += outcome.stored;
    totals.unchanged += outcome.unchanged;
    totals.refused.push(...refused, ...outcome.refused);
    for (const isin of outcome.touched) touched.add(isin);
  }
  return { ...totals, touched: [...touched], population: sink.population() };
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
  if (last === undefined || read >= last.read * minShareOfLastRun) return;
  throw new DamagedFile(
    read + 1,
    `It has ${read} rows where the last one had ${last.read}: it was probably cut. Add --force if it is right.`,
  );
}

function runRow({ feed, document, outcome, read, stored, unchanged, refused }: FeedReport) {
  return { feed, document, outcome, read, stored, unchanged, refused };
}
