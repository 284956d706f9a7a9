import type { z } from 'zod';
import { DamagedFile } from './DamagedFile';
import type { Batch } from '../Feed';
import { UnsoundRows } from './readCsv';
import type { SourceFile } from '../SourceFile';
import { textOf } from './sourceText';

/** Reads a file of JSON. Throws `DamagedFile` when it is cut, or of another shape. */
export async function readJson<Schema extends z.ZodType>(
  file: SourceFile,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = await textOf(file);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new DamagedFile(1, 'The JSON is broken: the file was cut or mangled.');
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DamagedFile(
    1,
    `It is JSON of another kind: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
  );
}

/** Turns records into rows as `readCsv` does; a record's position in its list, counted from 1, serves as line number. */
export function rowsFrom<Entry, Row>(records: readonly Entry[], toRow: (record: Entry) => Row): Batch<Row> {
  if (records.length === 0) throw new DamagedFile(1, 'The list is empty.');
  const batch: Batch<Row> = { rows: [], refused: [] };
  const unsound = new UnsoundRows();
  for (const [index, record] of records.entries()) {
    try {
      batch.rows.push({ line: index + 1, row: toRow(record) });
    } catch (error) {
      batch.refused.push(unsound.refusal(index + 1, error));
    }
  }
  unsound.assertFew(records.length);
  return batch;
}
