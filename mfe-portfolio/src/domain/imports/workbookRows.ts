import { unzipSync } from 'fflate';
import readWorkbook, { type CellValue, type SheetData } from 'read-excel-file/universal';
import { dayFromNumber } from '@tayyib/shared/values/calendar';
import type { CsvRow } from '@tayyib/shared/values/text-files';

const msPerDay = 86_400_000;
/** More than a broker writes, and little enough for a page: the reader makes room for every cell up to the last one. */
const limits = { columns: 300, rows: 100_000, cells: 3_000_000, bytes: 80_000_000 } as const;

/**
 * The rows of each sheet of an .xlsx workbook, as a CSV file would have them; null for any other file. A workbook with a cell far beyond
 * the others is `too large`: a file of a kilobyte can name the last cell of seventeen thousand million.
 */
export async function workbookRows(bytes: Uint8Array): Promise<CsvRow[][] | 'too large' | null> {
  try {
    if (!isReadable(bytes)) return 'too large';
    const sheets = await readWorkbook(Uint8Array.from(bytes).buffer);
    return sheets.map(({ data }) => rowsOf(data));
  } catch {
    return null;
  }
}

/** Whether its sheets, unpacked, are within the limits. Throws for what is no zip file. */
function isReadable(bytes: Uint8Array): boolean {
  let size = 0;
  const files = unzipSync(bytes, { filter: ({ originalSize }) => (size += originalSize) <= limits.bytes });
  return (
    size <= limits.bytes &&
    Object.values(files).every((file) => isWithinLimits(new TextDecoder().decode(file)))
  );
}

function isWithinLimits(xml: string): boolean {
  if (!/<(?:\w+:)?sheetData\b/.test(xml)) return true;
  let columns = 0;
  // rows and cells may leave their places out, and then follow the one before
  let rows = xml.match(/<(?:\w+:)?row\b/g)?.length ?? 0;
  for (const [, place = ''] of xml.matchAll(/\sr\s*=\s*["']([^"']*)["']/g)) {
    const [, letters, row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place.toUpperCase()) ?? [];
    if (letters === undefined) return false;
    columns = Math.max(columns, columnOf(letters));
    rows = Math.max(rows, Number(row));
  }
  return columns <= limits.columns && rows <= limits.rows && columns * rows <= limits.cells;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0);

const rowsOf = (data: SheetData): CsvRow[] =>
  data
    .map((row, at) => ({ line: at + 1, cells: row.map(textOf) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

function textOf(cell: CellValue | null): string {
  // a spreadsheet's day has no time zone; the reader gives it as midnight in UTC
  if (cell instanceof Date) return dayFromNumber(Math.floor(cell.getTime() / msPerDay));
  return cell === null ? '' : String(cell).trim();
}
