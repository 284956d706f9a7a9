import { createHash } from 'node:crypto';
import { DamagedFile } from '../feeds/DamagedFile';
import { unzipOnly } from '../routes/unzipOnly';

/** The deadline for the whole response. */
const downloadTimeoutMs = 60_000;
/** The largest official file has some ten megabytes; anything far larger is a mistake. */
const largestDownloadBytes = 64 * 1024 * 1024;

/** A file could not be fetched. The message is a sentence for staff. */
export class FetchFailed extends Error {
  constructor(
    message: string,
    /** The publisher has no such file (404). */
    readonly isAbsent = false,
  ) {
    super(message);
    this.name = 'FetchFailed';
  }
}

/** The validators of the last response, for a conditional request. */
export interface Marks {
  etag: string | null;
  lastModified: string | null;
}

export interface Downloaded extends Marks {
  name: string;
  bytes: Buffer;
  /** sha256 of what came over the wire, in hex. */
  hash: string;
}

export interface DownloadLimits {
  timeoutMs?: number;
  largestBytes?: number;
}

/**
 * Fetches one file, unzipped where it is a zip of one file. Undefined if it is unchanged (304).
 * Throws `FetchFailed`: no answer, a refusal, too large, too slow, not a zip of one file.
 * @param ending aborts immediately, with the signal's reason
 */
export async function download(
  url: URL,
  userAgent: string,
  { etag, lastModified }: Marks,
  { timeoutMs = downloadTimeoutMs, largestBytes = largestDownloadBytes }: DownloadLimits = {},
  ending?: AbortSignal,
): Promise<Downloaded | undefined> {
  const late = AbortSignal.timeout(timeoutMs);
  const signal = ending === undefined ? late : AbortSignal.any([late, ending]);
  try {
    const response = await fetch(url, {
      signal,
      headers: {
        'user-agent': userAgent,
        accept: '*/*',
        ...(etag !== null && { 'if-none-match': etag }),
        ...(lastModified !== null && { 'if-modified-since': lastModified }),
      },
    });
    if (response.status === 304) {
      await response.body?.cancel();
      return undefined;
    }
    if (!response.ok) {
      await response.body?.cancel();
      const isAbsent = response.status === 404 || response.status === 410;
      throw new FetchFailed(`${url.host} answered with ${response.status} for ${nameIn(url)}.`, isAbsent);
    }
    const received = await bodyOf(response, largestBytes);
    return {
      ...unzipOnly(nameIn(url), received, largestBytes),
      hash: createHash('sha256').update(received).digest('hex'),
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    };
  } catch (error) {
    ending?.throwIfAborted();
    if (error instanceof FetchFailed) throw error;
    if (error instanceof DamagedFile) throw new FetchFailed(error.message);
    if (signal.aborted)
      throw new FetchFailed(`${url.host} did not send ${nameIn(url)} within ${timeoutMs / 1000} seconds.`);
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new FetchFailed(`${url.host} could not be reached: ${detail}.`);
  }
}

const nameIn = (url: URL): string => decodeURIComponent(url.pathname.split('/').at(-1) ?? '') || url.host;

/** Counts while reading, since a stated content length may be wrong. */
async function bodyOf(response: Response, largestBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > largestBytes) throw tooLarge(largestBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (bytes: number) =>
  new FetchFailed(`The file is larger than ${Math.round(bytes / 1024 / 1024)} MB.`);
