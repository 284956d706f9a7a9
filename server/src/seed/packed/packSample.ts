import { mkdir, writeFile } from 'node:fs/promises';
import { getTableColumns, sql } from 'drizzle-orm';
import { readConfig } from '../../config/config';
import { openForImport } from '../../database/openForImport';
import type { Queryable } from '../../database/client';
import { packedFile, packedFolder } from './loadSample';
import type { Columns, Scalar } from './packedTable';
import { packTable } from './packedTable';
import type { PackedTableRule } from './packedTables';
import { packedTables } from './packedTables';

/** Writes the packed tables of the embedded sample from a database the official files were imported into (`README.md`). */
async function main(): Promise<void> {
  const store = await openForImport(readConfig(process.env), (sentence) => console.log(sentence));
  try {
    await mkdir(packedFolder, { recursive: true });
    let total = 0;
    for (const rule of packedTables) {
      const columns = await columnsOf(store.db, rule);
      const packed = packTable(columns, rule.deltas);
      total += packed.length;
      await writeFile(packedFile(rule), packed);
      const rows = [...columns.values()][0]?.length ?? 0;
      console.log(`${rule.title}: ${rows} rows, ${packed.length} bytes`);
    }
    console.log(`${total} bytes in all`);
  } finally {
    await store.close();
  }
}

/** Every value as the database writes it. */
async function columnsOf(db: Queryable, rule: PackedTableRule): Promise<Columns> {
  const { table, where = sql`true`, order, without = [] } = rule;
  const names = Object.values(getTableColumns(table))
    .map(({ name }) => name)
    .filter((name) => !without.includes(name));
  const selected = names.map((name) => sql`${sql.identifier(name)}::text as ${sql.identifier(name)}`);
  const { rows } = await db.execute<Record<string, Scalar>>(
    sql`select ${sql.join(selected, sql`, `)} from ${table} where ${where} order by ${sql.raw(order)}`,
  );
  return new Map(names.map((name) => [name, rows.map((row) => row[name] ?? null)]));
}

await main();
