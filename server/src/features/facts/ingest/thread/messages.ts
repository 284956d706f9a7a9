import type { Batch } from '../feeds/Feed';

/** A file to read in the thread. */
export interface ReadRequest {
  feed: string;
  /** The name of the file as sent; it may be a zip of one file. */
  name: string;
  /** Its path, or its content. */
  source: string | Uint8Array;
  asOf: string;
  isAsOfStated: boolean;
  /** A zip that grows larger is refused. */
  largestBytes: number;
}

/** What the thread replies, in this order; each but the last is followed by the next when the server asks for it. */
export type ReadReply =
  | { kind: 'opened'; name: string; size: number; hash: string }
  | ({ kind: 'batch'; population: string } & Batch<unknown>)
  | { kind: 'end' }
  /** The file cannot be trusted. */
  | { kind: 'damaged'; line: number; message: string }
  /** An error of ours. */
  | { kind: 'failed'; error: Error };
