/** The bytes of an .xlsx workbook with one sheet per table. Text and numbers as cells; days as numbers with a format of days. */
export function workbookOf(
  ...tables: readonly (readonly (readonly (string | number | Date)[])[])[]
): Uint8Array {
  return zipOf({
    ...partsOf(tables.map((_table, at) => `sheet${at + 1}`)),
    ...Object.fromEntries(tables.map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetOf(rows)])),
  });
}

/** Everything but the sheets. */
function partsOf(names: readonly string[]): Record<string, string> {
  const relation = (at: number) =>
    `<Relationship Id="rId${at + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`;
  return {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${names
      .map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map((_name, at) => relation(at))
      .join('')}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
}

/** One with a single cell at a place that may be far away, such as `XFD1048576`. */
export const workbookWithCellAt = (place: string): Uint8Array => {
  const row = /\d+$/.exec(place)?.[0] ?? '1';
  const sheet = `<worksheet xmlns="${main}"><sheetData><row r="${row}"><c r="${place}"><v>1</v></c></row></sheetData></worksheet>`;
  return zipOf({ ...partsOf(['sheet1']), 'xl/worksheets/sheet1.xml': sheet });
};

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const dayMs = 86_400_000;

const sheetOf = (rows: readonly (readonly (string | number | Date)[])[]) =>
  `<worksheet xmlns="${main}"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, `${letter(column)}${row + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`;

const letter = (column: number) => String.fromCodePoint(65 + column);

function cellOf(cell: string | number | Date, place: string): string {
  if (cell instanceof Date) {
    const serial = (cell.getTime() - Date.UTC(1899, 11, 30)) / dayMs;
    return `<c r="${place}" s="1"><v>${serial}</v></c>`;
  }
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  return cell === ''
    ? ''
    : `<c r="${place}" t="inlineStr"><is><t>${cell.replaceAll('&', '&amp;')}</t></is></c>`;
}

/** A zip file without compression. */
function zipOf(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: number[] = [];
  const directory: number[] = [];
  const encoder = new TextEncoder();
  for (const [name, text] of Object.entries(files)) {
    const title = encoder.encode(name);
    const bytes = encoder.encode(text);
    const sizes = [
      ...number(0, 4),
      ...number(bytes.length, 4),
      ...number(bytes.length, 4),
      ...number(title.length, 2),
    ];
    const shared = [...number(20, 2), ...number(0, 8), ...sizes, ...number(0, 2)];
    directory.push(...number(0x02014b50, 4), ...number(20, 2), ...shared, ...number(0, 10));
    directory.push(...number(parts.length, 4), ...title);
    parts.push(...number(0x04034b50, 4), ...shared, ...title, ...bytes);
  }
  const count = number(Object.keys(files).length, 2);
  const end = [...number(0x06054b50, 4), ...number(0, 4), ...count, ...count];
  return Uint8Array.from([
    ...parts,
    ...directory,
    ...end,
    ...number(directory.length, 4),
    ...number(parts.length, 4),
    ...number(0, 2),
  ]);
}

/** A number of so many bytes, the lowest first. */
const number = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => (at > 3 ? 0 : (value >>> (8 * at)) & 0xff));
