import type { Database } from '../../../database/client';
import type { Feed } from '../feeds/Feed';
import type { FeedOptions, FeedReport } from '../feeds/runFeed';
import { runFeed } from '../feeds/runFeed';
import type { SourceFile } from '../feeds/SourceFile';
import { inBatches } from '../inBatches';
import { factsToJudge } from '../importingTables';

/**
 * Brings one file in, and notes in the same transaction which companies are to be judged again. `judgePending` does that;
 * until then nobody can lose sight of them.
 */
export function bringIn(
  db: Database,
  feed: Feed<unknown>,
  file: SourceFile,
  options: FeedOptions = {},
): Promise<FeedReport> {
  return runFeed(db, noting(feed), file, options);
}

function noting(feed: Feed<unknown>): Feed<unknown> {
  return {
    ...feed,
    async store(transaction, rows, file) {
      const outcome = await feed.store(transaction, rows, file);
      const toJudge = [...new Set(outcome.touched)].map((isin) => ({ isin, document: file.name }));
      await inBatches(toJudge, (batch) =>
        transaction.insert(factsToJudge).values(batch).onConflictDoNothing(),
      );
      return outcome;
    },
  };
}
