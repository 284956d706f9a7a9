import path from 'node:path';
import { download, FetchFailed } from '../fetching/download';
import type { FetchContext } from '../fetching/FetchContext';
import { addressToRequest } from '../fetching/officialSources';
import { exchangeHosts, exchangeUserAgent, isWebPage } from './hosts/exchangeHosts';

/** As the feed that reads it; the largest official document has 7 MB. */
const largestDocumentBytes = 16 * 1024 * 1024;
const timeoutMs = 60_000;

/** `missing` and `refused` are final. `again`: nothing is known of the document yet. */
export type DocumentResult =
  | { kind: 'file'; name: string; bytes: Buffer }
  | { kind: 'missing' | 'refused'; reason: string }
  | { kind: 'again'; reason: string; isHostTrouble: boolean; retryAfterMs?: number | undefined };

/** Requests one document. Only the addresses of the exchanges' documents are ever requested, whatever is stored. */
export async function fetchDocument(
  { mirror, userAgent, limits, ending }: FetchContext,
  address: string,
): Promise<DocumentResult> {
  const url = new URL(address);
  const policy = exchangeHosts.get(url.host);
  if (policy === undefined || url.protocol !== 'https:')
    return { kind: 'refused', reason: `${url.host} is no host of the exchanges.` };
  try {
    const file = await download(
      addressToRequest(address, mirror),
      exchangeUserAgent(userAgent),
      { etag: null, lastModified: null },
      {
        limits: { timeoutMs, largestBytes: largestDocumentBytes, ...limits },
        headers: policy.headers,
        ending,
      },
    );
    return file === undefined
      ? again('The exchange answered that nothing has changed.')
      : judgeBody(file.bytes, path.posix.basename(url.pathname));
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    const { kind, message: reason, retryAfterMs } = error;
    if (kind === 'absent') return { kind: 'missing', reason };
    if (kind === 'too-large') return { kind: 'refused', reason };
    return { kind: 'again', reason, isHostTrouble: kind === 'publisher', retryAfterMs };
  }
}

/** What came is checked before it counts as the document: exchanges answer with pages, `{}` and halves of files. */
function judgeBody(bytes: Buffer, name: string): DocumentResult {
  if (isWebPage(bytes))
    return { kind: 'again', reason: 'The exchange answered with a web page.', isHostTrouble: true };
  const tail = bytes.subarray(-200).toString('latin1').trim();
  if (tail === '' || tail === '{}') return again('The exchange answered with nothing.');
  if (!/<\/([\w-]+:)?xbrl\s*>$/i.test(tail)) return again('The document was cut, or is no XBRL.');
  return { kind: 'file', name, bytes };
}

const again = (reason: string): DocumentResult => ({ kind: 'again', reason, isHostTrouble: false });
