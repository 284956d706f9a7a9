import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The weights of the headings and of the text of a card. */
const weights = { heading: 800, text: 500 } as const;

/** Printable characters of Latin scripts, and the punctuation of our sentences. */
const characters = [
  ...Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)),
  ...'–—‘’“”…·',
].join('');

/** Files of our typeface that a picture's text can be drawn with. */
export type CardFonts = Readonly<Record<keyof typeof weights, string>>;

/**
 * Writes our typeface in the format that pictures are drawn with: the site's files are compressed for browsers, and a machine without any
 * fonts draws the same cards. The library that draws remembers the files of a font for as long as the process runs, so they stay, at one
 * place per user of the machine.
 */
export async function writeCardFonts(): Promise<CardFonts> {
  const { resolve } = createRequire(import.meta.url);
  const source = await readFile(
    resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
  );
  const folder = path.join(tmpdir(), `tayyib-card-fonts-${userInfo().username}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const write = async (name: keyof typeof weights): Promise<string> => {
    const file = path.join(folder, `${name}.ttf`);
    const options = { targetFormat: 'truetype', variationAxes: { wght: weights[name] } } as const;
    const font = await subsetFont(source, characters, options);
    const present = await readFile(file).catch(() => null);
    if (present?.equals(font)) return file;
    // whoever reads it meanwhile has the whole old file
    const unfinished = `${file}.${process.pid}.${randomUUID()}`;
    await writeFile(unfinished, font, { mode: 0o600, flag: 'wx' });
    await rename(unfinished, file);
    return file;
  };
  return { heading: await write('heading'), text: await write('text') };
}
