import { DamagedFile } from './DamagedFile';
import type { SourceFile } from '../SourceFile';

/** Spreadsheets in India save Windows-1252; every byte is valid in it, so it is never guessed. */
export type Encoding = 'utf-8' | 'windows-1252';

/** The file's text in one piece. Throws `DamagedFile` as `textChunks` does. */
export async function textOf(file: SourceFile): Promise<string> {
  const { length } = await file.bytes();
  const pieces: string[] = [];
  for await (const piece of textChunks(file)) pieces.push(piece);
  if (length === 0) throw new DamagedFile(1, 'The file is empty.');
  return pieces.join('');
}

/**
 * The file's text in chunks. Throws `DamagedFile` when it is empty, not in its encoding, binary, or a web page
 * instead of data.
 */
export async function* textChunks(file: SourceFile, encoding: Encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  let isBlank = true;
  const checked = (text: string): string => {
    if (text.includes('\0')) {
      throw new DamagedFile(
        line + lineEnds(text.slice(0, text.indexOf('\0'))),
        'The file holds binary data.',
      );
    }
    if (isBlank && isWebPage(text)) {
      throw new DamagedFile(
        1,
        'This is a web page, not data; the publisher probably answered with an error.',
      );
    }
    if (text.trim() !== '') isBlank = false;
    line += lineEnds(text);
    return text;
  };
  for await (const chunk of file.chunks()) {
    yield checked(await decoded(decoder, file, chunk));
  }
  yield checked(await decoded(decoder, file));
  if (isBlank) throw new DamagedFile(1, 'The file is empty.');
}

const isWebPage = (text: string) => /^\s*<(!doctype\s+html|html|head|body)\b/i.test(text);
const lineEnds = (text: string) => text.split('\n').length - 1;

async function decoded(decoder: TextDecoder, file: SourceFile, chunk?: Buffer): Promise<string> {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new DamagedFile(await firstUndecodableLine(file), 'The text is not UTF-8.');
  }
}

/** UTF-8 never uses the byte of a line end inside another character, so lines can be split before decoding. */
async function firstUndecodableLine(file: SourceFile): Promise<number> {
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of file.chunks()) {
    let bytes = Buffer.concat([rest, chunk]);
    for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a)) {
      if (!isUtf8(bytes.subarray(0, end))) return line;
      bytes = bytes.subarray(end + 1);
      line++;
    }
    rest = bytes;
  }
  return line;
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
