import { CsvError, parse } from 'csv-parse';
import { DamagedFile } from './DamagedFile';
import type { Numbered, Refusal } from './Feed';
import type { SourceFile } from './SourceFile';
import { lineAt, textOf } from './SourceFile';
import { RefusedRow } from './values';

/** More rows than this of the wrong width mean that the file was mangled, not that a row is odd. */
const tolerableWrongWidths = 0.01;
/** More refused rows than this mean that the file is not what it claims to be. */
const tolerableRefusals = 0.2;
/** Short files are given a few odd rows whatever their share. */
const alwaysTolerable = 2;

/** One record: the trimmed field of a column, found by name. */
export type CsvRecord<Column extends string> = (column: Column) => string;

interface Line {
  line: number;
  fields: string[];
}

/**
 * Reads a comma-separated file with a header. Columns are found by name, in any order and case.
 * `toRow` turns one record into a row, or throws `RefusedRow` to refuse that one.
 * Throws `DamagedFile` when the whole cannot be trusted: a missing column, a cut last line, an unclosed quote, many odd rows.
 */
export async function readCsv<Column extends string, Row>(
  file: SourceFile,
  columns: readonly Column[],
  toRow: (field: CsvRecord<Column>) => Row,
): Promise<{ rows: Numbered<Row>[]; refused: Refusal[] }> {
  const text = textOf(file);
  const [header, ...records] = await recordsOf(text);
  const positions = findColumns(header?.fields ?? [], columns);
  const width = header?.fields.length ?? 0;
  if (records.length === 0) throw new DamagedFile(1, 'The file has a header and no rows.');
  if (!text.endsWith('\n')) {
    throw new DamagedFile(lineAt(text, text.length), 'The last line is not ended: the file was cut.');
  }

  const rows: Numbered<Row>[] = [];
  const refused: Refusal[] = [];
  const wrongWidths = records.filter(({ fields }) => fields.length !== width);
  assertTolerable(wrongWidths, records, width);
  for (const { line, fields } of records) {
    if (fields.length !== width) {
      refused.push({ line, reason: `It has ${fields.length} fields instead of ${width}.` });
      continue;
    }
    try {
      rows.push({ line, row: toRow((column) => fields[positions[column]]?.trim() ?? '') });
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      refused.push({ line, reason: error.message, ...(error.isOutOfScope && { isOutOfScope: true }) });
    }
  }
  assertMostlySound(refused, records.length);
  return { rows, refused };
}

async function recordsOf(text: string): Promise<Line[]> {
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true });
  parser.end(text);
  const records: Line[] = [];
  try {
    const parsed: AsyncIterable<{ info: { lines: number }; record: string[] }> = parser;
    for await (const { info, record } of parsed) records.push({ line: info.lines, fields: record });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new DamagedFile(
      typeof error['lines'] === 'number' ? error['lines'] : 1,
      `The rows cannot be told apart: ${error.message}.`,
    );
  }
  return records;
}

function findColumns<Column extends string>(
  header: string[],
  columns: readonly Column[],
): Record<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const entries = columns.map((column) => [column, names.indexOf(column.toLowerCase())] as const);
  const absent = entries.find(([, position]) => position === -1);
  if (absent !== undefined)
    throw new DamagedFile(1, `The header has no column "${absent[0]}": this is another kind of file.`);
  return Object.fromEntries(entries) as Record<Column, number>;
}

function assertTolerable(wrongWidths: Line[], records: Line[], width: number): void {
  const [first] = wrongWidths;
  if (first === undefined) return;
  const last = records[records.length - 1];
  if (last !== undefined && last.fields.length !== width) {
    throw new DamagedFile(
      last.line,
      `The last line has ${last.fields.length} fields instead of ${width}: the file was cut.`,
    );
  }
  if (wrongWidths.length > Math.max(alwaysTolerable, records.length * tolerableWrongWidths)) {
    throw new DamagedFile(
      first.line,
      `${wrongWidths.length} lines do not have ${width} fields: the file was mangled.`,
    );
  }
}

/** Refuses a file of which too many rows make no sense. */
export function assertMostlySound(refused: Refusal[], total: number): void {
  const unsound = refused.filter(({ isOutOfScope }) => isOutOfScope !== true);
  const [first] = unsound;
  if (first !== undefined && unsound.length > Math.max(alwaysTolerable, total * tolerableRefusals)) {
    throw new DamagedFile(
      first.line,
      `${unsound.length} of ${total} rows make no sense; the first: ${first.reason}`,
    );
  }
}
