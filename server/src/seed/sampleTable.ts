import { parse } from 'csv-parse/sync';

/** One line of a sample table by column; a blank field is null. */
export type SampleRow = Readonly<Record<string, string | null>>;

export function readTable(text: string): SampleRow[] {
  const rows: Record<string, string>[] = parse(text, { columns: true });
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([column, field]) => [column, field === '' ? null : field])),
  );
}

/** The table as text, with a header from the first row's columns. */
export function writeTable(rows: readonly Record<string, string | number | boolean | null>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quoted(String(row[column] ?? ''))).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

const quoted = (field: string) => (/[",\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

/** A field that is never blank in the sample. Throws when it is. */
export function filled(row: SampleRow, column: string): string {
  const field = row[column];
  if (field === null || field === undefined) throw new Error(`The sample has a row without ${column}.`);
  return field;
}
