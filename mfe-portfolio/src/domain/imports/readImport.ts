import type { PortfolioSource } from '@tayyib/shared/contracts';
import { decimalMarkOf, type DecimalMark } from '@tayyib/shared/values/amounts';
import { csvRows, dayOrderOf, separatorsOf, type CsvRow } from '@tayyib/shared/values/text-files';
import { importFormats } from './formats';
import type { ImportedLine, ImportFormat, Refused } from './ImportFormat';
import { isRefused, notAShare } from './values';

/** A line with its number in the file. */
export type Numbered<Line> = Line & { line: number };

/** What a file contains. */
export interface ImportedFile {
  source: PortfolioSource;
  title: string;
  lines: readonly Numbered<ImportedLine>[];
  refused: readonly Numbered<Refused>[];
  /** The companies of lines that were refused, though they may be of shares; null where the line does not identify one. */
  unread: readonly (string | null)[];
}

/** Brokers put their name, the client and the period above the header. */
const headerWithin = 40;

/** Reads a CSV file of one of the known kinds, which its header row tells apart; null for any other file. */
export function readImport(text: string): ImportedFile | null {
  for (const separator of separatorsOf(text)) {
    // semicolons are of regions with decimal commas
    const file = readRows(csvRows(text, separator), separator === ';' ? 'unknown' : '.');
    if (file !== null) return file;
  }
  return null;
}

/**
 * The same from the rows of a file, such as a sheet of a workbook. How it writes numbers and days is read from all of its rows.
 * @param usualMark which sign stands before decimals, where no row shows it
 */
export function readRows(all: readonly CsvRow[], usualMark: DecimalMark = '.'): ImportedFile | null {
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const found = headerOf(rows.slice(0, headerWithin).map(({ cells }) => cells.map(plain)));
  if (found === null) return null;
  const { format, header, at } = found;
  const places = new Map(header.map((column, place) => [column, place]));
  const lines: Numbered<ImportedLine>[] = [];
  const refused: Numbered<Refused>[] = [];
  const unread: (string | null)[] = [];
  const body = rows.slice(at + 1);
  const style = {
    decimalMark: decimalMarkOf(
      body.flatMap(({ cells }) => cells),
      usualMark,
    ),
    dayOrder: dayOrderOf(
      body.flatMap(({ cells }) =>
        cells.filter((_cell, place) => /\b(?:day|date)\b/.test(header[place] ?? '')),
      ),
    ),
  };
  for (const { line, cells } of body) {
    const read = format.read((column) => cells[places.get(column) ?? -1] ?? '', style);
    if (isRefused(read)) {
      refused.push({ ...read, line });
      if (read.reason !== notAShare)
        unread.push(cells.find((cell) => /^IN[A-Z0-9]{9}\d$/i.test(cell))?.toUpperCase() ?? null);
    } else if (read !== null) lines.push({ ...read, line });
  }
  return { source: format.source, title: format.title, lines, refused, unread };
}

function headerOf(rows: readonly string[][]): { format: ImportFormat; header: string[]; at: number } | null {
  for (const [at, header] of rows.entries()) {
    const format = importFormats.find(({ columns }) => columns.every((column) => header.includes(column)));
    if (format !== undefined) return { format, header, at };
  }
  return null;
}

/** Heads are spelled with underscores in a file of text and with spaces and capitals in the workbook of the same report. */
const plain = (cell: string) =>
  cell
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .replace(/[."*]/g, '')
    .trim();
