import type { ClientBase } from 'pg';
import { quoted, readTables } from './catalog';

interface Constraint {
  schema: string;
  table: string;
  name: string;
  definition: string;
}

/**
 * Runs `work` without foreign keys and triggers, and restores both afterwards, when every key is checked: tables can be loaded in
 * any order, and triggers do not react to rows that they reacted to before. The caller's transaction undoes it after a failure.
 * Dropping the keys instead of switching them off needs no superuser. Others can neither read nor write the tables meanwhile.
 */
export async function withoutConstraints<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
): Promise<Result> {
  const tables = (await readTables(client)).map((table) => quoted(client, table));
  await client.query(`lock table ${tables.join(', ')} in access exclusive mode`);
  const constraints = await foreignKeys(client);
  const tableOf = ({ schema, table }: Constraint) => quoted(client, { schema, name: table });
  const nameOf = ({ name }: Constraint) => client.escapeIdentifier(name);
  for (const each of constraints)
    await client.query(`alter table ${tableOf(each)} drop constraint ${nameOf(each)}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const result = await work();
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const each of constraints)
    await client.query(`alter table ${tableOf(each)} add constraint ${nameOf(each)} ${each.definition}`);
  return result;
}

async function foreignKeys(client: ClientBase): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select n.nspname as schema, r.relname as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c
     join pg_class r on r.oid = c.conrelid
     join pg_namespace n on n.oid = r.relnamespace
     where c.contype = 'f' and n.nspname in ('public', 'graphile_worker')
     order by 1, 2, 3`,
  );
  return rows;
}
