import type { PortfolioSource } from '@tayyib/shared/contracts';
import { csvRows, type CsvRow } from './csvRows';
import { importFormats } from './formats';
import type { ImportedLine, ImportFormat, Refused } from './ImportFormat';
import { isRefused } from './values';

/** A line with its number in the file. */
export type Numbered<Line> = Line & { line: number };

/** What a file contains. */
export interface ImportedFile {
  source: PortfolioSource;
  title: string;
  lines: readonly Numbered<ImportedLine>[];
  refused: readonly Numbered<Refused>[];
}

/** Brokers put their name, the client and the period above the header. */
const headerWithin = 40;

/** Reads a CSV file of one of the known kinds, which its header row tells apart; null for any other file. */
export const readImport = (text: string): ImportedFile | null => readRows(csvRows(text));

/** The same from the rows of a file, such as a sheet of a workbook. */
export function readRows(rows: readonly CsvRow[]): ImportedFile | null {
  const found = headerOf(rows.slice(0, headerWithin).map(({ cells }) => cells.map(plain)));
  if (found === null) return null;
  const { format, header, at } = found;
  const places = new Map(header.map((column, place) => [column, place]));
  const [lines, refused]: [Numbered<ImportedLine>[], Numbered<Refused>[]] = [[], []];
  for (const { line, cells } of rows.slice(at + 1)) {
    const read = format.read((column) => cells[places.get(column) ?? -1] ?? '');
    if (isRefused(read)) refused.push({ ...read, line });
    else if (read !== null) lines.push({ ...read, line });
  }
  return { source: format.source, title: format.title, lines, refused };
}

function headerOf(rows: readonly string[][]): { format: ImportFormat; header: string[]; at: number } | null {
  for (const [at, header] of rows.entries()) {
    const format = importFormats.find(({ columns }) => columns.every((column) => header.includes(column)));
    if (format !== undefined) return { format, header, at };
  }
  return null;
}

const plain = (cell: string) => cell.toLowerCase().replace(/\s+/g, ' ').trim();
