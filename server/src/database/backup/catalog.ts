import type { ClientBase } from 'pg';
import type { Manifest, SchemaVersion, Table } from './archiveFormat';

/**
 * The tables of a backup: ours and the job queue's. Not those of the migrations: they say what the schema is, and a new database
 * gets its own. Nor partitions, which have a schema of their own: their rows are those of the partitioned table.
 */
export async function readTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       order by a.attnum
     ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname in ('public', 'graphile_worker')
       and (n.nspname, c.relname) <> ('graphile_worker', 'migrations')
     order by 1, 2`,
  );
  return rows;
}

/** Null for a database that was never migrated. */
export async function readSchemaVersion(client: ClientBase): Promise<SchemaVersion | null> {
  const { rows: present } = await client.query<{ isMigrated: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null
       and to_regclass('graphile_worker.migrations') is not null as "isMigrated"`,
  );
  if (!present[0]?.isMigrated) return null;
  const { rows } = await client.query<SchemaVersion>(
    `select count(*)::int as migrations, coalesce(max(created_at), 0)::text as newest,
       (select coalesce(max(id), 0)::int from graphile_worker.migrations) as queue
     from drizzle.__drizzle_migrations`,
  );
  return rows[0] ?? null;
}

/** Sequences and the last value that each has given; unused ones are left out. */
export async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select schemaname as schema, sequencename as name, last_value::text as "lastValue"
     from pg_sequences where schemaname in ('public', 'graphile_worker') and last_value is not null
     order by 1, 2`,
  );
  return rows;
}

/** The first table of ours that has a row; null if there is none. */
export async function firstFilledTable(client: ClientBase): Promise<string | null> {
  const ours = (await readTables(client)).filter(({ schema }) => schema === 'public');
  for (const table of ours) {
    const { rows } = await client.query(`select 1 from ${quoted(client, table)} limit 1`);
    if (rows.length > 0) return table.name;
  }
  return null;
}

/** The qualified name of a table or sequence for SQL. */
export const quoted = (client: ClientBase, { schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

/** The names of its columns for SQL. */
export const quotedColumns = (client: ClientBase, { columns }: Pick<Table, 'columns'>): string =>
  columns.map((column) => client.escapeIdentifier(column)).join(', ');
