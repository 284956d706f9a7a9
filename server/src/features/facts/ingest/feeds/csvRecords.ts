import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { DamagedFile } from './DamagedFile';
import type { SourceFile } from './SourceFile';
import type { Encoding } from './sourceText';
import { textChunks } from './sourceText';

/** One record of a file and the line it ends on. */
export interface CsvLine {
  line: number;
  fields: string[];
}

export interface CsvDialect {
  /** A comma by default. */
  delimiter?: string;
  /** Quotes are letters like any other. */
  isUnquoted?: boolean;
  encoding?: Encoding;
}

/**
 * Yields the records of a file; empty lines are skipped. Throws `DamagedFile` when they cannot be separated,
 * and after the last one when its line is not ended: the file was cut.
 */
export async function* csvRecords(
  file: SourceFile,
  { delimiter = ',', isUnquoted = false, encoding = 'utf-8' }: CsvDialect = {},
): AsyncGenerator<CsvLine> {
  const parser = parse({
    delimiter,
    quote: isUnquoted ? null : '"',
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  let lastSign = '';
  async function* watched() {
    for await (const text of textChunks(file, encoding)) {
      lastSign = text.at(-1) ?? lastSign;
      yield text;
    }
  }
  const source = Readable.from(watched());
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let line = 1;
  try {
    const parsed: AsyncIterable<{ info: { lines: number }; record: string[] }> = parser;
    for await (const { info, record } of parsed) {
      line = info.lines;
      yield { line, fields: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DamagedFile(
      typeof error['lines'] === 'number' ? error['lines'] : 1,
      `The rows cannot be told apart: ${error.message}.`,
    );
  } finally {
    source.destroy();
  }
  if (lastSign !== '\n') throw new DamagedFile(line, 'The last line is not ended: the file was cut.');
}
