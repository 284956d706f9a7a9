import readWorkbook, { type CellValue, type SheetData } from 'read-excel-file/universal';
import { dayFromNumber } from '@tayyib/shared/calendar';
import type { CsvRow } from './csvRows';

const msPerDay = 86_400_000;

/** The rows of each sheet of an .xlsx workbook, as a CSV file would have them; null for any other file. */
export async function workbookRows(bytes: Uint8Array): Promise<CsvRow[][] | null> {
  try {
    const sheets = await readWorkbook(Uint8Array.from(bytes).buffer);
    return sheets.map(({ data }) => rowsOf(data));
  } catch {
    return null;
  }
}

const rowsOf = (data: SheetData): CsvRow[] =>
  data
    .map((row, at) => ({ line: at + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

function textOf(cell: CellValue | null): string {
  // a spreadsheet's day has no time zone; the reader gives it as midnight in UTC
  if (cell instanceof Date) return dayFromNumber(Math.floor(cell.getTime() / msPerDay));
  return cell === null ? '' : String(cell).trim();
}
