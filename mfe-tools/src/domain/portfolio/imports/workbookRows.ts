import readWorkbook, { type CellValue, type SheetData } from 'read-excel-file/universal';
import type { CsvRow } from './csvRows';

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
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null ? '' : String(cell).trim();
}
