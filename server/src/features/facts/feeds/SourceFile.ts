import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DamagedFile } from './DamagedFile';

/** Official files are a few megabytes; anything far larger is a mistake. */
const largestBytes = 128 * 1024 * 1024;

/** A file in memory: it is stored whole or not at all, so it is read whole. */
export interface SourceFile {
  name: string;
  bytes: Buffer;
  /** sha256 of the bytes, in hex. */
  hash: string;
  /** The day the facts speak of where the file itself does not say: when the file was last changed, unless told otherwise. */
  asOf: string;
}

/** Reads a file from disk. `asOf` overrides the day of last change. */
export async function openSourceFile(filePath: string, asOf?: string): Promise<SourceFile> {
  const { size, mtime } = await stat(filePath);
  if (size > largestBytes)
    throw new DamagedFile(1, `The file is larger than ${largestBytes / 1024 / 1024} MB.`);
  return sourceFile(
    path.basename(filePath),
    await readFile(filePath),
    asOf ?? mtime.toISOString().slice(0, 10),
  );
}

export function sourceFile(name: string, bytes: Buffer, asOf: string): SourceFile {
  return { name, bytes, hash: createHash('sha256').update(bytes).digest('hex'), asOf };
}

/** The file's text. Throws `DamagedFile` when it is empty, not UTF-8, or a web page instead of data. */
export function textOf({ bytes }: SourceFile): string {
  if (bytes.length === 0) throw new DamagedFile(1, 'The file is empty.');
  const text = decoded(bytes);
  if (text.includes('\0'))
    throw new DamagedFile(lineAt(text, text.indexOf('\0')), 'The file holds binary data.');
  if (text.trim() === '') throw new DamagedFile(1, 'The file is empty.');
  if (/^\s*<(!doctype\s+html|html|head|body)\b/i.test(text)) {
    throw new DamagedFile(1, 'This is a web page, not data; the publisher probably answered with an error.');
  }
  return text;
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DamagedFile(firstUndecodableLine(bytes), 'The text is not UTF-8.');
  }
}

function firstUndecodableLine(bytes: Buffer): number {
  // UTF-8 never uses the byte of a line end inside another character, so lines can be told apart before decoding.
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end === -1 ? bytes.length : end + 1;
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start, stop));
    } catch {
      return line;
    }
    start = stop;
  }
  return line;
}

/** The line, counted from 1, on which a position of a text lies. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
