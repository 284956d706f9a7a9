/** A line of a file with its number, as a text editor counts it. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
}

/** Of two that fit equally well, the one before. */
const separators = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof separators)[number];

/** How many lines show which separator a file has. */
const linesShown = 60;

/**
 * The separators of a text, the most likely first: between cells, they are as many in each line. Counting them would mislead: a comma
 * groups digits, too, and stands in names.
 */
export function separatorsOf(text: string): Separator[] {
  const [, stated] = /^\uFEFF?sep=(.)\r?\n/i.exec(text) ?? [];
  const lines = outsideQuotes(text.replace(/^\uFEFF/, ''))
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesShown);
  const fits = new Map(separators.map((separator) => [separator, fitOf(lines, separator)]));
  const fitting = (separator: Separator) => (separator === stated ? Infinity : (fits.get(separator) ?? 0));
  return separators.toSorted((a, b) => fitting(b) - fitting(a));
}

/** How many lines have the most usual number of a separator. */
function fitOf(lines: readonly string[], separator: string): number {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(separator).length - 1;
    if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

const outsideQuotes = (text: string): string => text.slice(0, 50_000).replace(/"[^"]*"/g, '""');

/**
 * The rows of a CSV file: cells between commas, semicolons, tabs or bars, quotes, and line ends of any system. Blank lines are omitted, and
 * so is Excel's line `sep=;`.
 */
export function csvRows(text: string, separator: Separator = separatorsOf(text)[0] ?? ','): CsvRow[] {
  return rowsIn(text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'), separator, true);
}

function rowsIn(content: string, separator: Separator, isFirst: boolean): CsvRow[] {
  let quoteAt = 0;
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted: boolean = false;
  let line = 1;
  let start = 1;
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: start, cells });
    [cells, cell] = [[], ''];
  };
  for (let at = 0; at < content.length; at++) {
    const letter = content[at];
    if (letter === '\n') line++;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (content[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') [isQuoted, cell, quoteAt] = [true, '', at];
    else if (letter === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (letter === '\n') {
      endRow();
      start = line;
    } else cell += letter;
  }
  // a quote that is never closed would take all lines after it into one cell
  if (isQuoted && isFirst)
    return rowsIn(`${content.slice(0, quoteAt)} ${content.slice(quoteAt + 1)}`, separator, false);
  endRow();
  return /^sep=.?$/i.test(rows[0]?.cells.join('') ?? '') ? rows.slice(1) : rows;
}
