import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { DamagedFile } from './DamagedFile';
import type { Batch, Refusal } from '../Feed';
import type { SourceFile } from '../SourceFile';
import type { Encoding } from './sourceText';
import { textChunks } from './sourceText';
import { RefusedRow } from './values';

/** More rows than this of the wrong width mean that the file was mangled, not that a row is odd. */
const tolerableWrongWidths = 0.01;
/** More refused rows than this mean that the file is not what it claims to be. */
const tolerableRefusals = 0.2;
/** Short files may have a few odd rows whatever their share. */
const alwaysTolerable = 2;
/** A longer row is none: an unclosed quote, or a file without line ends, which takes minutes to read as one. */
const maxRecordBytes = 64 * 1024;
/** Lines per batch. */
const linesPerBatch = 2000;

/** One record of a file and the line it ends on. */
interface CsvLine {
  line: number;
  fields: string[];
}

interface CsvDialect {
  /** A comma by default. */
  delimiter?: string;
  /** Quotes are letters like any other. */
  isUnquoted?: boolean;
  encoding?: Encoding;
}

/** One record: the trimmed field of a column, found by name; blank where an optional column is absent. */
export type CsvRecord<Column extends string> = (column: Column) => string;

export interface CsvLayout<Column extends string> extends CsvDialect {
  columns: readonly Column[];
  /** Columns that only some editions of the file have. */
  optional?: readonly Column[];
  /** The page that explains the columns of a table users make themselves. */
  explainedIn?: string;
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
    max_record_size: maxRecordBytes,
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

/**
 * Reads a whole comma-separated file with a header. See `streamCsv`.
 */
export async function readCsv<Column extends string, Row>(
  file: SourceFile,
  layout: CsvLayout<Column>,
  toRow: (field: CsvRecord<Column>) => Row,
): Promise<Batch<Row>> {
  const whole: Batch<Row> = { rows: [], refused: [] };
  for await (const { rows, refused } of streamCsv(file, layout, toRow)) {
    whole.rows.push(...rows);
    whole.refused.push(...refused);
  }
  return whole;
}

/**
 * Reads a comma-separated file with a header in batches. Columns are found by name, in any order and case.
 * `toRow` turns one record into a row, or throws `RefusedRow` to refuse it.
 * Throws `DamagedFile` when the whole cannot be trusted: at once for a missing column or an unclosed quote, after the last
 * batch for a cut last line or many odd rows.
 */
export async function* streamCsv<Column extends string, Row>(
  file: SourceFile,
  { columns, optional = [], explainedIn, ...dialect }: CsvLayout<Column>,
  toRow: (field: CsvRecord<Column>) => Row,
): AsyncGenerator<Batch<Row>> {
  const records = csvRecords(file, dialect);
  const header = await records.next();
  const names = header.done === true ? [] : header.value.fields;
  const positions = findColumns(names, { columns, optional, explainedIn });
  const width = names.length;
  const widths = { total: 0, wrong: 0, firstWrong: 0, lastLine: 0, lastWidth: width };
  const unsound = new UnsoundRows();
  let batch: Batch<Row> = { rows: [], refused: [] };
  for await (const { line, fields } of records) {
    widths.total++;
    widths.lastLine = line;
    widths.lastWidth = fields.length;
    try {
      if (fields.length !== width) {
        widths.firstWrong ||= line;
        widths.wrong++;
        throw new RefusedRow(wrongWidth(fields.length, width));
      }
      batch.rows.push({ line, row: toRow((column) => fields[positions[column]]?.trim() ?? '') });
    } catch (error) {
      batch.refused.push(unsound.refusal(line, error));
    }
    if (batch.rows.length + batch.refused.length >= linesPerBatch) {
      yield batch;
      batch = { rows: [], refused: [] };
    }
  }
  if (widths.total === 0) throw new DamagedFile(1, 'The file has a header and no rows.');
  assertTolerable(widths, width);
  unsound.assertFew(widths.total);
  yield batch;
}

function wrongWidth(fields: number, width: number): string {
  const cause = fields >= 2 * width - 1 ? ': two records run together' : '';
  return `It has ${fields} fields instead of ${width}${cause}.`;
}

function findColumns<Column extends string>(
  header: string[],
  {
    columns,
    optional,
    explainedIn,
  }: Required<Pick<CsvLayout<Column>, 'columns' | 'optional'>> & {
    explainedIn: string | undefined;
  },
): Record<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const entries = [...columns, ...optional].map(
    (column) => [column, names.indexOf(column.toLowerCase())] as const,
  );
  const absent = entries.filter(([column, position]) => position === -1 && !optional.includes(column));
  if (absent.length > 0) {
    const which = absent.map(([column]) => `"${column}"`).join(', ');
    const where = explainedIn === undefined ? '' : ` Its columns are explained in ${explainedIn}.`;
    throw new DamagedFile(1, `The header has no column ${which}: this is another kind of file.${where}`);
  }
  return Object.fromEntries(entries) as Record<Column, number>;
}

interface Widths {
  total: number;
  wrong: number;
  firstWrong: number;
  lastLine: number;
  lastWidth: number;
}

function assertTolerable({ total, wrong, firstWrong, lastLine, lastWidth }: Widths, width: number): void {
  if (lastWidth < width) {
    throw new DamagedFile(
      lastLine,
      `The last line has ${lastWidth} fields instead of ${width}: the file was cut.`,
    );
  }
  if (wrong > Math.max(alwaysTolerable, total * tolerableWrongWidths)) {
    throw new DamagedFile(firstWrong, `${wrong} lines do not have ${width} fields: the file was mangled.`);
  }
}

/** Counts the rows of a file that make no sense. */
export class UnsoundRows {
  private count = 0;
  private first: Refusal | undefined;

  /** Why a row is not stored; rethrows anything but a `RefusedRow`. */
  refusal(line: number, error: unknown): Refusal {
    if (!(error instanceof RefusedRow)) throw error;
    const refusal: Refusal = {
      line,
      reason: error.message,
      ...(error.isOutOfScope && { isOutOfScope: true }),
    };
    if (!error.isOutOfScope) {
      this.count++;
      this.first ??= refusal;
    }
    return refusal;
  }

  /** Throws `DamagedFile` when they are too many of all rows. */
  assertFew(total: number): void {
    if (this.first === undefined || this.count <= Math.max(alwaysTolerable, total * tolerableRefusals))
      return;
    throw new DamagedFile(
      this.first.line,
      `${this.count} of ${total} rows make no sense; the first: ${this.first.reason}`,
    );
  }
}
