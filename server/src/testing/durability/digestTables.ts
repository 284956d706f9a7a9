import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client';

/** The content of a table: its number of rows, and a digest of them independent of their order. */
export type Digests = ReadonlyMap<string, string>;

/**
 * Digests every table. Excludes what two imports of the same files cannot share: timestamps, and generated
 * values (identities, random ids, transaction numbers).
 */
export async function digestTables(db: Database): Promise<Digests> {
  const { rows } = await db.execute<{ table: string; columns: string[]; lists: string[] }>(sql`
    select c.table_name as table,
      array_agg(c.column_name::text order by c.ordinal_position) as columns,
      coalesce(array_agg(c.column_name::text) filter (where c.data_type = 'ARRAY'), '{}') as lists
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type not like 'timestamp%' and c.is_identity = 'NO'
      and coalesce(c.column_default, '') !~ 'gen_random_uuid|pg_current_xact_id'
    group by c.table_name`);
  const digests = new Map<string, string>();
  for (const { table, columns, lists } of rows) {
    const row = sql.join(
      columns.map((column) =>
        // lists are sets of companies, in the order the database returned them
        lists.includes(column)
          ? sql`(select array_agg(one order by one) from unnest(${sql.identifier(column)}) one)`
          : sql.identifier(column),
      ),
      sql`, `,
    );
    const { rows: found } = await db.execute<{ digest: string }>(sql`
      select count(*) || ' rows, ' || coalesce(md5(string_agg(md5(row(${row})::text), '' order by row(${row})::text)), '-')
        as digest from ${sql.identifier(table)}`);
    digests.set(table, found[0]?.digest ?? '');
  }
  return digests;
}

/** The tables in which two databases differ, with both digests. */
export function differences(left: Digests, right: Digests): string[] {
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((table) => left.get(table) !== right.get(table))
    .map((table) => `${table}: ${left.get(table) ?? 'absent'} against ${right.get(table) ?? 'absent'}`);
}
