import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { type Database, type Queryable, withoutTimeouts } from '../../database/client';
import { securities } from '../../database/schema/facts/factsTables';
import { recomputeVerdicts } from '../../features/facts/verdicts/judging/recomputeVerdicts';
import { codeFolder } from '../../lib/codeFolder';
import type { Scalar } from './packedTable';
import { unpackTable } from './packedTable';
import type { PackedTableRule } from './packedTables';
import { packedTables, unhashed } from './packedTables';

/** The packed tables. */
export const packedFolder = path.join(codeFolder, 'seed/packed/tables');

export const packedFile = (rule: PackedTableRule): string =>
  path.join(packedFolder, `${getTableName(rule.table)}.jsonl.br`);

/** Rows per statement: few enough to report progress and to stay far below the limit of a parameter. */
const rowsPerStatement = 25_000;

/**
 * Fills a database without companies with the embedded sample (`README.md`), judges every company, and reports progress in sentences. A
 * database with any company is left unchanged. Safe to call from many servers at once.
 * @returns how many rows were stored; 0 if there were companies
 */
export async function loadSample(db: Database, report: (sentence: string) => void): Promise<number> {
  return db.transaction(async (transaction) => {
    await withoutTimeouts(transaction);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('sample'))`);
    const [any] = await transaction.select({ isin: securities.isin }).from(securities).limit(1);
    if (any !== undefined) return 0;
    const startedMs = performance.now();
    report('Reading the sample for the first start.');
    let stored = 0;
    for (const rule of packedTables) {
      const rows = await loadTable(transaction, rule);
      stored += rows;
      report(`  ${rows.toLocaleString('en-IN')} ${rule.title}`);
    }
    // without statistics of tables this new, judging reads them whole for every batch of companies
    await transaction.execute(
      sql`analyze ${sql.join(
        packedTables.map(({ table }) => sql`${table}`),
        sql`, `,
      )}`,
    );
    const verdicts = await recomputeVerdicts(transaction, undefined, 'First judged');
    report(
      `  ${verdicts.toLocaleString('en-IN')} verdicts; ${((performance.now() - startedMs) / 1000).toFixed(1)} s in all`,
    );
    return stored;
  });
}

async function loadTable(transaction: Queryable, rule: PackedTableRule): Promise<number> {
  const columns = unpackTable(await readFile(packedFile(rule)));
  const count = [...columns.values()][0]?.length ?? 0;
  const types = new Map(
    Object.values(getTableColumns(rule.table)).map((column) => [column.name, column.getSQLType()]),
  );
  const names = [...columns.keys()];
  const isHashed = types.has('content_hash') && !columns.has('content_hash');
  const target = [...names, ...(isHashed ? ['content_hash'] : [])].map((name) => sql.identifier(name));
  const selected = names.map((name) => sql`${sql.identifier(name)}::${sql.raw(types.get(name) ?? 'text')}`);
  const values = isHashed ? [...selected, sql`${unhashed}`] : selected;
  for (let start = 0; start < count; start += rowsPerStatement) {
    const arrays = names.map(
      (name) => sql`${arrayLiteral(columns.get(name)?.slice(start, start + rowsPerStatement) ?? [])}::text[]`,
    );
    await transaction.execute(sql`
      insert into ${rule.table} (${sql.join(target, sql`, `)})
      select ${sql.join(values, sql`, `)}
      from unnest(${sql.join(arrays, sql`, `)})
        as packed (${sql.join(
          names.map((name) => sql.identifier(name)),
          sql`, `,
        )})`);
  }
  return count;
}

/** A PostgreSQL array of texts. */
function arrayLiteral(values: readonly Scalar[]): string {
  const texts = values.map((value) =>
    value === null ? 'NULL' : `"${textOf(value).replaceAll(/["\\]/g, '\\$&')}"`,
  );
  return `{${texts.join(',')}}`;
}

const textOf = (value: NonNullable<Scalar>) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);
