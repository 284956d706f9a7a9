import { createHash } from 'node:crypto';
import { DamagedFile } from '../feeds/reading/DamagedFile';
import { unzipOnly } from '../routes/unzipOnly';

/** The deadline for the whole response. */
const downloadTimeoutMs = 60_000;
/** The largest official file has some ten megabytes; anything far larger is a mistake. */
export const largestDownloadBytes = 64 * 1024 * 1024;

/**
 * `absent`: the publisher has no such file (404). `publisher`: it refused, failed or did not answer, so other files of it would fare
 * no better. `too-large`, `other`: it is about this file.
 */
type FailureKind = 'absent' | 'publisher' | 'too-large' | 'other';

/** A file could not be fetched. The message is a sentence for staff. */
export class FetchFailed extends Error {
  constructor(
    message: string,
    readonly kind: FailureKind = 'other',
    /** The pause that the publisher requests (Retry-After). */
    readonly retryAfterMs?: number,
  ) {
    super(message);
    this.name = 'FetchFailed';
  }

  get isAbsent(): boolean {
    return this.kind === 'absent';
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

export interface DownloadOptions {
  limits?: DownloadLimits | undefined;
  /** Sent besides the User-Agent and the validators. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** Whether a zip is left as it is, for a thread that opens it. */
  isLeftZipped?: boolean;
  /** Aborts immediately, with the signal's reason. */
  ending?: AbortSignal | undefined;
}

/** A file may have moved once or twice, but never to someone else's site. */
const maxRedirects = 3;

/**
 * Fetches one file, by default unzipped where it is a zip of one file. Undefined if it is unchanged (304). Over HTTP/1.1, which Node's `fetch`
 * uses unless it is given a dispatcher with `allowH2`: NSE resets HTTP/2. Redirects are followed within the site of the address only.
 * Throws `FetchFailed`: no answer, a refusal, too large, too slow, not a zip of one file.
 */
export async function download(
  url: URL,
  userAgent: string,
  { etag, lastModified }: Marks,
  { limits = {}, headers, ending, isLeftZipped = false }: DownloadOptions = {},
): Promise<Downloaded | undefined> {
  const { timeoutMs = downloadTimeoutMs, largestBytes = largestDownloadBytes } = limits;
  const late = AbortSignal.timeout(timeoutMs);
  const signal = ending === undefined ? late : AbortSignal.any([late, ending]);
  try {
    const response = await fetchWithinSite(url, {
      signal,
      headers: {
        ...headers,
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
      throw new FetchFailed(
        `${url.host} answered with ${response.status} for ${nameIn(url)}.`,
        isAbsent ? 'absent' : 'publisher',
        retryAfterMs(response.headers),
      );
    }
    const received = await bodyOf(response, largestBytes);
    return {
      ...(isLeftZipped
        ? { name: nameIn(url), bytes: received }
        : unzipOnly(nameIn(url), received, largestBytes)),
      hash: createHash('sha256').update(received).digest('hex'),
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    };
  } catch (error) {
    ending?.throwIfAborted();
    if (error instanceof FetchFailed) throw error;
    if (error instanceof DamagedFile) throw new FetchFailed(error.message);
    if (signal.aborted)
      throw new FetchFailed(
        `${url.host} did not send ${nameIn(url)} within ${timeoutMs / 1000} seconds.`,
        'publisher',
      );
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new FetchFailed(`${url.host} could not be reached: ${detail}.`, 'publisher');
  }
}

async function fetchWithinSite(first: URL, init: RequestInit): Promise<Response> {
  let url = first;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || response.status === 304 || location === null)
      return response;
    await response.body?.cancel();
    const next = URL.canParse(location, url) ? new URL(location, url) : undefined;
    if (next === undefined || !isSameSite(first, next) || redirects >= maxRedirects)
      throw new FetchFailed(
        `${url.host} sent us elsewhere for ${nameIn(first)}: ${location.slice(0, 200)}`,
        'publisher',
      );
    url = next;
  }
}

/** The same protocol and port, and the same domain without its first label: `www.nseindia.com` and `nsearchives.nseindia.com`. */
function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol || one.port !== other.port) return false;
  if (one.hostname === other.hostname) return true;
  const site = ({ hostname }: URL) => hostname.split('.').slice(1).join('.');
  return /[a-z]/.test(site(one)) && site(one).includes('.') && site(one) === site(other);
}

/** Seconds or a date; undefined where it is neither. */
function retryAfterMs(headers: Headers): number | undefined {
  const stated = headers.get('retry-after');
  if (stated === null) return undefined;
  const ms = /^\d+$/.test(stated.trim()) ? Number(stated) * 1000 : Date.parse(stated) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
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
  new FetchFailed(`The file is larger than ${Math.round(bytes / 1024 / 1024)} MB.`, 'too-large');
