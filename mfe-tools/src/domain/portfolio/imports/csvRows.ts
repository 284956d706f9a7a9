/** A line of a file with its number, as a text editor counts it. */
export interface CsvRow {
  line: number;
  cells: readonly string[];
}

/** The rows of a CSV file: commas, semicolons or tabs, quotes, and line ends of any system. Blank rows are omitted. */
export function csvRows(text: string): CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let [cells, cell, isQuoted, line, start]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1,
  ];
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((each) => each !== '')) rows.push({ line: start, cells });
    [cells, cell] = [[], ''];
  };
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  for (let at = 0; at < content.length; at++) {
    const letter = content[at];
    if (letter === '\n') line++;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (content[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') [isQuoted, cell] = [true, ''];
    else if (letter === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (letter === '\n') {
      endRow();
      start = line;
    } else cell += letter;
  }
  endRow();
  return rows;
}

/** The most frequent of the three in the first lines. */
function separatorOf(text: string): string {
  const head = text.slice(0, 5000);
  const countOf = (separator: string) => head.split(separator).length;
  return [',', ';', '\t'].sort((a, b) => countOf(b) - countOf(a))[0] ?? ',';
}
