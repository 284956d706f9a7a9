import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Pack } from 'tar-stream';
import { codeOf } from '../errorCodes';
import type { End, Manifest, Table } from './archiveFormat';
import { endName, keyOf, manifestName, modulesFolder, tablesFolder } from './archiveFormat';
import { quoted, quotedColumns } from './catalog';

/** Parts are about this long; memory does not grow with the database. */
const partBytes = 1024 * 1024;
const newline = 10;

/** Adds every entry of an archive, each when the one before was written. */
export async function fillArchive(
  archive: Pack,
  client: ClientBase,
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
async function addTable(archive: Pack, client: ClientBase, table: Table): Promise<number> {
  // a query, because a partitioned table cannot be copied itself
  const rows = `select ${quotedColumns(client, table)} from ${quoted(client, table)}`;
  const stream = client.query(copyTo(`copy (${rows}) to stdout`));
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
