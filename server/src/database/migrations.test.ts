import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { codeFolder } from '../lib/codeFolder';
import { buildTestApp } from '../testing';
import { migrate } from './migrate';

const folder = path.join(codeFolder, 'database/migrations');

const name = String.raw`"(?:public"\.")?(?<table>\w+)"`;

/** What the version before does not notice, in any table. */
const harmless = [
  /^create index /,
  /^drop index /,
  /^insert into /,
  /^update /,
  /^alter table \S+ add column \S+ (?!.*\bnot null\b)(?!.*\bunique\b)/,
  /^alter table \S+ add column \S+ .*\bdefault\b/,
  /^alter table \S+ drop constraint /,
  /^alter table \S+ alter column \S+ (drop not null|set default)/,
];

const statementsOf = (sql: string): string[] =>
  sql
    .split(/--> statement-breakpoint/)
    .map((statement) =>
      statement
        .replaceAll(/^--.*$/gm, '')
        .trim()
        .replaceAll(/\s+/g, ' '),
    )
    .filter((statement) => statement !== '');

/** The statements of a migration that could fail requests of servers that still run the version before. */
function harmfulOf(sql: string): string[] {
  const statements = statementsOf(sql);
  const created = new Set(
    statements.map(
      (statement) => new RegExp(`^create table ${name}`, 'i').exec(statement)?.groups?.['table'],
    ),
  );
  return statements.filter((statement) => {
    const text = statement.toLowerCase();
    // the version before does not know the tables that this one creates
    if (text.startsWith('create table ')) return false;
    const [, table] =
      /^(?:alter table|create (?:unique )?index "\w+" on) "(?:public"\.")?(\w+)"/.exec(text) ?? [];
    if (table !== undefined && created.has(table)) return false;
    return !harmless.some((each) => each.test(text));
  });
}

it.each([
  ['drops a column', 'ALTER TABLE "users" DROP COLUMN "name";'],
  ['renames a column', 'ALTER TABLE "users" RENAME COLUMN "name" TO "title";'],
  ['drops a table', 'DROP TABLE "users";'],
  [
    'demands a value that the version before does not write',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  ],
  ['demands a value of an old column', 'ALTER TABLE "users" ALTER COLUMN "name" SET NOT NULL;'],
  ['changes a type', 'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE uuid;'],
  ['forbids what was allowed', 'CREATE UNIQUE INDEX "one" ON "users" USING btree ("name");'],
  ['checks what was not', 'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (age > 0);'],
])('a migration that %s needs a stop', (_what, sql) => {
  expect(harmfulOf(`CREATE TABLE "others" ("id" uuid);--> statement-breakpoint\n${sql}`)).toEqual([sql]);
});

it('servers of the version before run on after every migration but the first, which finds an empty database', () => {
  const [baseline, ...later] = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  expect(baseline).toBe('0000_baseline.sql');
  expect(later.filter((file) => harmfulOf(readFileSync(path.join(folder, file), 'utf8')).length > 0)).toEqual(
    [],
  );
});

describe('a database of before the baseline', () => {
  const journal = 'drizzle.__drizzle_migrations';
  const times = async (): Promise<number[]> => {
    const { rows } = await app.store.pool.query<{ at: string }>(
      `select created_at as at from ${journal} order by created_at`,
    );
    return rows.map(({ at }) => Number(at));
  };
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildTestApp();
  });
  afterEach(() => app.close());

  it('is adopted if it had the last migration that the baseline replaces', async () => {
    const applied = await times();
    const [baseline = 0] = applied;
    await app.store.pool.query(`insert into ${journal} (hash, created_at) values ('a', $1), ('b', $2)`, [
      baseline - 2,
      baseline - 1,
    ]);
    await migrate(app.store.pool);
    expect(await times()).toEqual(applied);
  });

  it('is refused in a sentence if it had not, and nothing is changed', async () => {
    const [baseline = 0] = await times();
    const { pool } = app.store;
    await pool.query(`delete from ${journal}`);
    await pool.query(`insert into ${journal} (hash, created_at) values ('a', $1)`, [baseline - 1]);
    await expect(migrate(pool)).rejects.toThrow(
      'its schema is older than the first migration of this version',
    );
    expect(await times()).toEqual([baseline - 1]);
  });
});
