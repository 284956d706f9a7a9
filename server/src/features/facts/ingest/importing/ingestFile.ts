import type { Database } from '../../../../database/client';
import type { Feed } from '../feeds/Feed';
import type { FeedOptions, FeedReport } from '../feeds/runFeed';
import { runFeed } from '../feeds/runFeed';
import type { SourceFile } from '../feeds/SourceFile';
import { inBatches } from '../../../../lib/inBatches';
import { factsToJudge } from '../../../../database/schema/facts/importingTables';

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
    async alongside(transaction, touched) {
      const toJudge = touched.map((isin) => ({ isin, document: file.name }));
      await inBatches(toJudge, (batch) =>
        transaction.insert(factsToJudge).values(batch).onConflictDoNothing(),
      );
    },
  });
}
