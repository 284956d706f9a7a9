import { readdirSync } from 'node:fs';
import path from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { users } from '../../../database/schema/accounts/identityTables';
import type { Holding } from '../../../plugins/personalData/Holding';
import { buildTestApp } from '../../../testing';
import { notPersonal, reasons } from './notPersonal.testing';

const schemaFolder = path.resolve(import.meta.dirname, '../../../database/schema');
let app: FastifyInstance;
const tables: PgTable[] = [];
beforeAll(async () => {
  app = await buildTestApp();
  for (const name of readdirSync(schemaFolder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('Tables.ts')) {
      const module: Record<string, unknown> = await import(path.join(schemaFolder, name));
      tables.push(...Object.values(module).filter((value) => is(value, PgTable)));
    }
});
afterAll(() => app.close());

const words = (list: string) => list.split(' ');
/** What an entry says of its table's columns. */
const classifiedBy = ({ exports, withholds, onErasure }: Holding) => {
  const kept = onErasure?.does === 'keep' ? onErasure : undefined;
  return {
    columns: [...exports, ...withholds],
    retained: [...Object.keys(kept?.overwrite ?? {}), ...(kept?.columns ?? [])],
    reason: kept ? kept.remainder.why : 'erased',
  };
};

/** Each column and table that is not classified, and each entry without a definition. */
function unclassified(defined: readonly PgTable[], holdings: readonly Holding[]): string[] {
  const found: string[] = [];
  const names = new Set<string>();
  for (const table of defined) {
    const { name, columns, foreignKeys } = getTableConfig(table);
    names.add(name);
    const holding = holdings.find((each) => each.table === name);
    const other = notPersonal[name];
    if (holding && other) found.push(`${name}: both personal and not`);
    const entry = holding
      ? classifiedBy(holding)
      : other && { columns: words(other.columns), retained: [], reason: reasons[other.because] };
    if (!entry) {
      found.push(name);
      continue;
    }
    if (entry.reason === '') found.push(`${name}: no reason`);
    const known = new Set(entry.columns);
    const actual = new Set(columns.map((column) => column.name));
    for (const column of actual) if (!known.has(column)) found.push(`${name}.${column}`);
    for (const column of [...known, ...entry.retained])
      if (!actual.has(column)) found.push(`${name}.${column}: no such column`);
    const leadsToUsers = foreignKeys.some((key) => key.reference().foreignTable === users);
    if (other && leadsToUsers) found.push(`${name}: references users`);
  }
  for (const name of [...holdings.map(({ table }) => table), ...Object.keys(notPersonal)])
    if (!names.has(name)) found.push(`${name}: no such table`);
  return found;
}

it('classifies every column of every table as exported, withheld, retained with a reason, or not personal', () => {
  expect(tables.length).toBeGreaterThan(70);
  expect(unclassified(tables, app.personalData.all)).toEqual([]);
});

it('finds a planted table, a planted column, and a reference to users in a table that is not personal', () => {
  const planted = [
    pgTable('diaries', { text: text('text') }),
    pgTable('invoice_series', { series: text('series'), last: text('last'), buyer: text('buyer') }),
    pgTable('import_runs', {
      id: uuid('id'),
      what: text('what'),
      startedAt: text('started_at'),
      finishedAt: text('finished_at').references(() => users.id),
    }),
    pgTable('devices', {
      userId: uuid('user_id'),
      id: uuid('id'),
      label: text('label'),
      place: text('place'),
    }),
  ];
  const others = tables.filter(
    (table) => !planted.some((one) => getTableConfig(one).name === getTableConfig(table).name),
  );
  expect(unclassified([...others, ...planted], app.personalData.all)).toEqual([
    'diaries',
    'invoice_series.buyer',
    'import_runs: references users',
    'devices.place',
    ...['address', 'first_seen_at', 'last_seen_at'].map((name) => `devices.${name}: no such column`),
  ]);
});

it('the list of columns about a person knows every table of the database', async () => {
  const { rows } = await app.store.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const defined = new Set(tables.map((table) => getTableConfig(table).name));
  expect(rows.map(({ name }) => name).filter((name) => !defined.has(name))).toEqual([]);
});
