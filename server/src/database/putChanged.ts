import { createHash } from 'node:crypto';
import { canonicalJson } from '@tayyib/shared/shariah';
import type { SQL } from 'drizzle-orm';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inBatches } from '../lib/inBatches';
import type { Queryable } from './client';

/** A batch is one parameter, so PostgreSQL's limit of parameters does not apply; this limits memory. */
const rowsPerStatement = 2000;

/** By which `putChanged` finds a change: sha256 of a fact's content, in hex. Key order does not matter. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

interface PutRule {
  key: readonly PgColumn[];
  /** When an existing row is replaced; `excluded` is the new one. Defaults to a different content hash. */
  replaceWhen?: SQL;
  /** The columns to replace. Defaults to all given ones. */
  replace?: readonly PgColumn[];
  /** Columns without a default that are missing from all rows become null. */
  isWhole?: boolean;
}

/**
 * Upserts rows, replacing existing ones of the same key if their content differs. Columns missing from all rows are left
 * unchanged, unless rows are whole. Keys must be unique among the rows. Returns how many rows were inserted or replaced.
 */
export async function putChanged<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { key, replaceWhen, replace, isWhole = false }: PutRule,
): Promise<number> {
  const columns = Object.entries(getTableColumns(table));
  const name = getTableName(table);
  const target = list(key.map((column) => column.name));
  const isReplaced = (column: string) =>
    replace === undefined ? !isNamed(key, column) : isNamed(replace, column);
  const when = replaceWhen ?? sql`${sql.identifier(name)}.content_hash <> excluded.content_hash`;
  let written = 0;
  await inBatches(
    rows,
    async (batch) => {
      const given = columns.filter(
        ([property, { hasDefault }]) => (isWhole && !hasDefault) || batch.some((row) => property in row),
      );
      const names = list(given.map(([, column]) => column.name));
      const replacements = sql.join(
        given.filter(([, column]) => isReplaced(column.name)).map(([, column]) => replacement(column.name)),
        sql`, `,
      );
      const payload = JSON.stringify(
        batch.map((row) => {
          const values = new Map<string, unknown>(Object.entries(row));
          return Object.fromEntries(
            given.map(([property, column]) => [column.name, values.get(property) ?? null]),
          );
        }),
      );
      const { rowCount } = await db.execute(sql`
        insert into ${sql.identifier(name)} (${names})
        select ${names} from json_populate_recordset(null::${sql.identifier(name)}, ${payload}::json)
        on conflict (${target}) do update set ${replacements} where ${when}`);
      written += rowCount ?? 0;
    },
    rowsPerStatement,
  );
  return written;
}

const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
const isNamed = (columns: readonly PgColumn[], name: string) =>
  columns.some((column) => column.name === name);
const replacement = (column: string) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`;
