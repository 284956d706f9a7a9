import { indianDay } from '@tayyib/shared/calendar';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DamagedFile } from './DamagedFile';

/** Official files that have to be read whole are a few megabytes; anything far larger is a mistake. */
const largestBytes = 128 * 1024 * 1024;

/** A file to read, from its start as often as one likes. */
export interface SourceFile {
  name: string;
  /** In bytes. */
  size: number;
  /** sha256 of the bytes, in hex. */
  hash: string;
  /** The day the facts speak of where the file itself does not say: when the file was last changed, unless told otherwise. */
  asOf: string;
  /** Somebody said the day; it was not taken from the disk. */
  isAsOfStated: boolean;
  /** The content piece by piece, for files of any length. */
  chunks(): AsyncIterable<Buffer>;
  /** All of it in memory. Throws `DamagedFile` above 128 MB. */
  bytes(): Promise<Buffer>;
}

/** A file on disk. `asOf` overrides the day of last change. */
export async function openSourceFile(filePath: string, asOf?: string): Promise<SourceFile> {
  const { size, mtime } = await stat(filePath);
  const hash = createHash('sha256');
  await pipeline(createReadStream(filePath), hash);
  return {
    name: path.basename(filePath),
    size,
    hash: hash.digest('hex'),
    asOf: asOf ?? indianDay(mtime),
    isAsOfStated: asOf !== undefined,
    chunks: () => createReadStream(filePath),
    async bytes() {
      if (size > largestBytes)
        throw new DamagedFile(1, `The file is larger than ${largestBytes / 1024 / 1024} MB.`);
      return readFile(filePath);
    },
  };
}

/** A file in memory that speaks of a day somebody stated. */
export function sourceFile(name: string, bytes: Buffer, asOf: string): SourceFile {
  return {
    name,
    size: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    asOf,
    isAsOfStated: true,
    async *chunks() {
      yield await Promise.resolve(bytes);
    },
    bytes: () => Promise.resolve(bytes),
  };
}
