import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { feedRuns } from '../factsTables';
import { DamagedFile } from './DamagedFile';
import type { Feed, Refusal } from './Feed';
import type { SourceFile } from './SourceFile';

/** A list that lost more than a tenth of its rows since the last time was probably cut at the end of a line. */
const leastShareOfLastTime = 0.9;

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
}

/**
 * Brings one file in: all of it in one transaction, or nothing. Every run is kept in `feed_runs`, refused ones too.
 * Never throws for a bad file; the report says what was wrong.
 */
export async function runFeed<Row>(
  db: Database,
  feed: Feed<Row>,
  file: SourceFile,
  { force = false }: FeedOptions = {},
): Promise<FeedReport> {
  const started = performance.now();
  const base = { feed: feed.name, document: file.name };
  const finish = (rest: Omit<FeedReport, 'feed' | 'document' | 'seconds'>): FeedReport => ({
    ...base,
    ...rest,
    seconds: (performance.now() - started) / 1000,
  });
  try {
    const { rows, refused, population } = await feed.read(file);
    const read = rows.length + refused.length;
    return await db.transaction(async (transaction) => {
      // Two imports of one feed at once would compare with the same past and both write.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${feed.name}))`);
      const last = await transaction
        .select({ read: feedRuns.read })
        .from(feedRuns)
        .where(
          and(
            eq(feedRuns.feed, feed.name),
            eq(feedRuns.population, population),
            ne(feedRuns.outcome, 'refused'),
          ),
        )
        .orderBy(desc(feedRuns.finishedAt))
        .limit(1);
      assertNotCut(read, last[0]?.read, force);
      const { stored, unchanged, touched, ...store } = await feed.store(transaction, rows, file);
      const report = finish({
        outcome: stored > 0 ? 'stored' : 'unchanged',
        read,
        stored,
        unchanged,
        refused: [...refused, ...store.refused].sort((a, b) => a.line - b.line),
        touched,
      });
      await transaction.insert(feedRuns).values({ ...kept(report), population, fileHash: file.hash });
      return report;
    });
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    const refused = [{ line: error.line, reason: error.message }];
    const report = finish({ outcome: 'refused', read: 0, stored: 0, unchanged: 0, refused, touched: [] });
    await db.insert(feedRuns).values({ ...kept(report), population: '', fileHash: file.hash });
    return report;
  }
}

function assertNotCut(read: number, lastRead: number | undefined, force: boolean): void {
  if (force || lastRead === undefined || read >= lastRead * leastShareOfLastTime) return;
  throw new DamagedFile(
    read + 1,
    `It has ${read} rows where the last one had ${lastRead}: it was probably cut. Add --force if it is right.`,
  );
}

function kept({ feed, document, outcome, read, stored, unchanged, refused }: FeedReport) {
  return { feed, document, outcome, read, stored, unchanged, refused };
}
