import { indianDay } from '@tayyib/shared/values/calendar';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DamagedFile } from './reading/DamagedFile';

/** Official files that have to be read whole are a few megabytes; anything far larger is a mistake. */
const largestBytes = 128 * 1024 * 1024;

/** A file that can be read repeatedly from its start. */
export interface SourceFile {
  name: string;
  /** In bytes. */
  size: number;
  /** sha256 of the bytes, in hex. */
  hash: string;
  /** The day of the facts if the file itself does not state it: by default when the file was last changed. */
  asOf: string;
  /** The day was given explicitly, not derived from the file's modification time. */
  isAsOfStated: boolean;
  /** The content in chunks, for files of any length. */
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

/** A file in memory with its day, given explicitly by default. */
export function sourceFile(name: string, bytes: Buffer, asOf: string, isAsOfStated = true): SourceFile {
  return {
    name,
    size: bytes.length,
    hash: createHash('sha256').update(bytes).digest('hex'),
    asOf,
    isAsOfStated,
    async *chunks() {
      yield await Promise.resolve(bytes);
    },
    bytes: () => Promise.resolve(bytes),
  };
}
