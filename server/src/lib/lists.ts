import type { PageQuery } from '@tayyib/shared/contracts';
import { searchKey } from '@tayyib/shared/screens';
import { z } from 'zod';

/** The path parameter of a route that names one entry. */
export const idParams = (maxLength: number, example: string) =>
  z.object({
    id: z
      .string()
      .min(1)
      .max(maxLength)
      .meta({ examples: [example] }),
  });

/** Whether a name contains a text, whatever its case, spaces and punctuation. */
export function containing(text = ''): (name: string) => boolean {
  const wanted = searchKey(text);
  return (name) => wanted === '' || searchKey(name).includes(wanted);
}

/** One page of a list. A page number past the end returns the last page. */
export function paged<Row>(rows: readonly Row[], { page, pageSize }: PageQuery) {
  const last = Math.max(1, Math.ceil(rows.length / pageSize));
  const at = Math.min(page, last);
  return { rows: rows.slice((at - 1) * pageSize, at * pageSize), total: rows.length, page: at, pageSize };
}

/** Rows by a key of theirs, in their order. */
export function groupBy<Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
