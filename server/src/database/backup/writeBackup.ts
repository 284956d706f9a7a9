import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { pack } from 'tar-stream';
import type { End, Manifest } from './archiveFormat';
import { format, textSettings } from './archiveFormat';
import { readSchemaVersion, readSequences, readTables } from './catalog';
import { fillArchive } from './fillArchive';

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
    await rm(draft, { force: true }); // left behind by a killed backup
    const output = createWriteStream(draft, { mode: 0o600, flags: 'wx' });
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
