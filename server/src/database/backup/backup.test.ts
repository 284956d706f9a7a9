import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { backUpSample, digestsIn } from './backup.testing';
import { restoreBackup } from './restoreBackup';
import { slowStartMs } from '../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

let sample: Awaited<ReturnType<typeof backUpSample>>;
beforeAll(async () => {
  sample = await backUpSample();
});
afterAll(() => sample.remove());

it('a backup restores every table as it was at one moment, while others wrote', async () => {
  const { app, expected, file, folder, newDatabase } = sample;
  const pool = await newDatabase();
  const target = path.join(folder, 'restored');
  const end = await restoreBackup(pool, file, target);
  expect(await digestsIn(pool)).toEqual(expected);
  expect(Object.keys(end.rows).length).toBe(expected.size);
  expect(end.rows['public.securities']).toBeGreaterThan(50);
  expect(await readFile(path.join(target, 'news/1.0.0/entry.js'), 'utf8')).toBe('export {};');
  expect((await digestsIn(app.store.pool)).get('public.posts')).not.toBe(expected.get('public.posts'));
});

it('a backup restores keys, triggers and sequences with the tables', async () => {
  const { app, databases } = sample;
  const { pool } = databases[0] ?? {};
  const shape = `select
    (select string_agg(conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), ';' order by conname, conrelid::regclass::text)
     from pg_constraint where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)) as keys,
    (select string_agg(tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text, ';' order by tgname, tgrelid::regclass::text)
     from pg_trigger where not tgisinternal) as triggers`;
  expect((await pool?.query(shape))?.rows).toEqual((await app.store.pool.query(shape)).rows);
  await pool?.query(
    `insert into posts (author, text) select id, 'after' from users where email = 'ann@tayyib.example'`,
  );
  const newest = await pool?.query(`select text from posts order by id desc limit 1`);
  expect(newest?.rows).toEqual([{ text: 'after' }]);
});
