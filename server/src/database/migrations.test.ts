import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFolder } from '../lib/codeFolder';

const folder = path.join(codeFolder, 'database/migrations');

/**
 * From before releases were updated without a stop: who has one of these ahead of them stops all servers first. The rules below are
 * stricter than PostgreSQL, so some of these may be harmless. Nothing is added after the first release: a change that needs a stop then takes two.
 */
const withStop = [
  '0004',
  '0005',
  '0006',
  '0008',
  '0010',
  '0012',
  '0013',
  '0015',
  '0016',
  '0019',
  '0027',
  '0028',
  '0029',
  '0030',
  '0032',
  '0036',
  '0041',
  '0042',
  '0043',
  '0046',
  '0047',
  '0062',
  '0064',
];

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

it('servers of the version before run on after every migration, apart from old ones', () => {
  const needing = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .filter((file) => harmfulOf(readFileSync(path.join(folder, file), 'utf8')).length > 0);
  expect(needing.map((file) => file.slice(0, 4))).toEqual(withStop);
});
