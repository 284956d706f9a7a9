import type { Feed } from '../feeds/Feed';
import type { FeedReport } from '../feeds/runFeed';
import { ingestFile } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { largestDownloadBytes } from './download';
import type { FetchContext } from './FetchContext';

type Options = Parameters<typeof ingestFile>[3];

/**
 * Ingests a file that was fetched; where there is a thread for it, it is opened and read there.
 * @throws DamagedFile when the thread cannot open it
 */
export function ingestBytes(
  { db, reader, limits }: FetchContext,
  feed: Feed<unknown>,
  { name, bytes, asOf }: { name: string; bytes: Buffer; asOf: string },
  options: Options,
): Promise<FeedReport> {
  if (reader === undefined) return ingestFile(db, feed, sourceFile(name, bytes, asOf), options);
  const largestBytes = limits?.largestBytes ?? largestDownloadBytes;
  const request = { name, source: bytes, asOf, isAsOfStated: true, largestBytes };
  return reader.withFile(feed, request, (opened) => ingestFile(db, opened.feed, opened.file, options));
}
