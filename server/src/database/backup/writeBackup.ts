import { createReadStream, createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Pack } from 'tar-stream';
import { pack } from 'tar-stream';
import { codeOf } from '../errorCodes';
import type { End, Manifest, Table } from './archiveFormat';
import {
  endName,
  format,
  keyOf,
  manifestName,
  modulesFolder,
  tablesFolder,
  textSettings,
} from './archiveFormat';
import { quoted, quotedColumns, readSchemaVersion, readSequences, readTables } from './catalog';

/** Parts are about this long; memory does not grow with the database. */
const partBytes = 1024 * 1024;
const newline = 10;

interface BackupOptions {
  /** The folder with the files of published modules; null where a bucket stores them. */
  moduleFolder: string | null;
  /** A snapshot that another transaction exported (`pg_export_snapshot()`); by default a new one. */
  snapshot?: string | undefined;
}

/**
 * Writes every table as of one moment into an archive, while others go on writing. The file appears when it is complete.
 * @throws Error with a readable message if the file exists or the database is not one of ours
 */
export async function writeBackup(pool: pg.Pool, file: string, options: BackupOptions): Promise<End> {
  if (await exists(file)) throw new Error(`${file} exists already. Name another file.`);
  const draft = `${file}.draft`;
  const client = await pool.connect();
  try {
    const manifest = await beginSnapshot(client, options);
    const archive = pack();
    const output = createWriteStream(draft, { mode: 0o600 });
    const fill = async (): Promise<End> => {
      try {
        return await fillArchive(archive, client, manifest, options.moduleFolder);
      } catch (error) {
        archive.destroy(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    };
    const [end] = await Promise.all([fill(), pipeline(archive, createGzip(), output)]);
    await syncToDisk(draft);
    await rename(draft, file);
    return end;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    // also ends a COPY that was interrupted
    client.release(true);
  }
}

async function beginSnapshot(
  client: pg.PoolClient,
  { moduleFolder, snapshot }: BackupOptions,
): Promise<Manifest> {
  await client.query('begin transaction isolation level repeatable read, read only');
  if (snapshot !== undefined)
    await client.query(`set transaction snapshot ${client.escapeLiteral(snapshot)}`);
  for (const setting of textSettings) await client.query(setting);
  const schema = await readSchemaVersion(client);
  if (schema === null) throw new Error('There is nothing to back up: no server has used this database.');
  return {
    format,
    createdAt: new Date().toISOString(),
    schema,
    tables: await readTables(client),
    sequences: await readSequences(client),
    hasModuleFiles: moduleFolder !== null,
  };
}

async function fillArchive(
  archive: Pack,
  client: pg.PoolClient,
  manifest: Manifest,
  moduleFolder: string | null,
): Promise<End> {
  const end: End = { rows: {}, files: 0 };
  await addEntry(archive, manifestName, Buffer.from(JSON.stringify(manifest)));
  for (const table of manifest.tables) end.rows[keyOf(table)] = await addTable(archive, client, table);
  // After the tables: a version's files are there before its row, so every version of the snapshot has its files.
  if (moduleFolder !== null) end.files = await addFiles(archive, moduleFolder);
  await addEntry(archive, endName, Buffer.from(JSON.stringify(end)));
  archive.finalize();
  return end;
}

/** Returns the number of rows. */
async function addTable(archive: Pack, client: pg.PoolClient, table: Table): Promise<number> {
  const stream = client.query(
    copyTo(`copy ${quoted(client, table)} (${quotedColumns(client, table)}) to stdout`),
  );
  let pending: Buffer[] = [];
  let bytes = 0;
  let parts = 0;
  const addPart = async (content: Buffer) => {
    parts++;
    await addEntry(archive, `${tablesFolder}${keyOf(table)}/${String(parts).padStart(6, '0')}.copy`, content);
  };
  for await (const chunk of stream) {
    const content: Buffer = chunk;
    pending.push(content);
    bytes += content.length;
    if (bytes < partBytes) continue;
    // newlines within values are escaped, so each one ends a row
    const whole = Buffer.concat(pending);
    const rowsEnd = whole.lastIndexOf(newline) + 1;
    if (rowsEnd > 0) await addPart(whole.subarray(0, rowsEnd));
    pending = [whole.subarray(rowsEnd)];
    bytes = whole.length - rowsEnd;
  }
  if (bytes > 0) await addPart(Buffer.concat(pending));
  return stream.rowCount;
}

async function addFiles(archive: Pack, folder: string): Promise<number> {
  let files = 0;
  for (const name of await filesIn(folder)) {
    const file = path.join(folder, name);
    const { size } = await stat(file);
    await addFile(archive, { name: modulesFolder + name.split(path.sep).join('/'), size }, file);
    files++;
  }
  return files;
}

const addFile = (archive: Pack, header: { name: string; size: number }, file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const entry = archive.entry(header, (error) => (error ? reject(error) : resolve()));
    pipeline(createReadStream(file), entry).catch(reject);
  });

async function filesIn(folder: string): Promise<string[]> {
  try {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .sort();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Resolves when the entry was written: the archive never grows in memory. */
const addEntry = (archive: Pack, name: string, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    archive.entry({ name, size: content.length }, content, (error) => (error ? reject(error) : resolve()));
  });

async function syncToDisk(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
