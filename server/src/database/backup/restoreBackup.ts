import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate } from '../migrate';
import type { Table } from './archiveFormat';
import {
  End,
  Manifest,
  endName,
  keyOf,
  manifestName,
  modulesFolder,
  tablesFolder,
  textSettings,
} from './archiveFormat';
import type { Entry } from './readArchive';
import { eachEntry, parsed, readManifest, unreadable } from './readArchive';
import { firstFilledTable, quoted, quotedColumns, readSchemaVersion, readTables } from './catalog';
import { withoutConstraints } from './withoutConstraints';
import { createFileRestore } from './createFileRestore';
import type { FileRestore } from './createFileRestore';

/**
 * Loads an archive into an empty database, in one transaction: everything, or nothing.
 * @param moduleFolder where files of modules go; null where a bucket stores them
 * @throws Error with a readable message if the database is not empty, or of another version, or the archive was cut
 */
export async function restoreBackup(pool: pg.Pool, file: string, moduleFolder: string | null): Promise<End> {
  const manifest = await readManifest(file);
  const files = createFileRestore(moduleFolder);
  const client = await pool.connect();
  try {
    await assertEmpty(client);
    await migrate(pool);
    await assertSameVersion(client, manifest);
    await client.query('begin');
    for (const setting of textSettings) await client.query(setting);
    const end = await withoutConstraints(client, async () => {
      // again, now that nobody else can write
      await assertEmpty(client);
      return load(client, file, manifest, files);
    });
    for (const { schema, name, lastValue } of manifest.sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [
        quoted(client, { schema, name }),
        lastValue,
      ]);
    await files.publish();
    await client.query('commit');
    return end;
  } catch (error) {
    await files.remove();
    throw error;
  } finally {
    // a transaction that was not committed is rolled back
    client.release(true);
  }
}

async function assertEmpty(client: pg.PoolClient): Promise<void> {
  const filled = await firstFilledTable(client);
  if (filled !== null)
    throw new Error(`This database is not empty (${filled} has rows). Restore into a new one.`);
}

async function assertSameVersion(client: pg.PoolClient, { schema }: Manifest): Promise<void> {
  const here = await readSchemaVersion(client);
  const isSameVersion =
    here?.migrations === schema.migrations && here.newest === schema.newest && here.queue === schema.queue;
  if (isSameVersion) return;
  throw new Error(
    `This backup has schema version ${schema.migrations}.${schema.queue}, and this release has ${here?.migrations}.${here?.queue}. ` +
      'Restore it with the release that wrote it; the next one migrates it when it starts.',
  );
}

async function load(
  client: pg.PoolClient,
  file: string,
  manifest: Manifest,
  files: FileRestore,
): Promise<End> {
  const tables = new Map(manifest.tables.map((table) => [keyOf(table), table]));
  for (const table of await readTables(client))
    if (table.schema !== 'public') await client.query(`delete from ${quoted(client, table)}`);
  const loaded: End = { rows: Object.fromEntries([...tables.keys()].map((key) => [key, 0])), files: 0 };
  let end: End | undefined;
  await eachEntry(file, async (entry) => {
    const { name } = entry.header;
    const [key = ''] = name.slice(tablesFolder.length).split('/');
    const table = name.startsWith(tablesFolder) ? tables.get(key) : undefined;
    if (table) loaded.rows[key] = (loaded.rows[key] ?? 0) + (await copyPart(client, table, entry));
    else if (name.startsWith(modulesFolder)) {
      await files.add(name.slice(modulesFolder.length), entry);
      loaded.files++;
    } else if (name === endName) end = await parsed(End, entry);
    else if (name === manifestName) await parsed(Manifest, entry);
    else throw unreadable();
    return true;
  });
  if (end === undefined || !isSame(end, loaded)) throw unreadable();
  return end;
}

async function copyPart(client: pg.PoolClient, table: Table, entry: Entry): Promise<number> {
  const stream = client.query(
    copyFrom(`copy ${quoted(client, table)} (${quotedColumns(client, table)}) from stdin`),
  );
  await pipeline(entry, stream);
  return stream.rowCount;
}

const isSame = (one: End, other: End): boolean =>
  one.files === other.files &&
  Object.keys(one.rows).length === Object.keys(other.rows).length &&
  Object.entries(one.rows).every(([key, rows]) => other.rows[key] === rows);
