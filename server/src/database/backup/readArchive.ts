import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { codeOf } from '../errorCodes';
import { Manifest, manifestName } from './archiveFormat';

/** An entry of an archive. */
export type Entry = AsyncIterable<unknown> & { header: { name: string } };

export const unreadable = (cause?: unknown) =>
  new Error('This backup cannot be read: it was cut or changed, or is no backup.', { cause });

/** The manifest of an archive. @throws Error with a readable message if it is none of ours */
export async function readManifest(file: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await eachEntry(file, async (entry) => {
    if (entry.header.name === manifestName) manifest = await parsed(Manifest, entry);
    return false;
  });
  if (manifest === undefined) throw unreadable();
  return manifest;
}

/** The content of a JSON entry. */
export async function parsed<Value>(schema: z.ZodType<Value>, entry: Entry): Promise<Value> {
  try {
    return schema.parse(JSON.parse((await buffer(entry)).toString('utf8')));
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Visits the entries of an archive in order, until `visit` returns false. `visit` consumes the entry.
 * @throws Error with a readable message if the archive is damaged
 */
export async function eachEntry(file: string, visit: (entry: Entry) => Promise<boolean>): Promise<void> {
  const archive = extract();
  const failures: { reading?: unknown; visiting?: unknown } = {};
  let isStopped = false;
  const reading = pipeline(createReadStream(file), createGunzip(), archive).catch((error: unknown) => {
    failures.reading = error;
  });
  try {
    for await (const entry of archive) {
      isStopped = !(await visit(entry));
      if (isStopped) break;
    }
  } catch (error) {
    failures.visiting = error;
    archive.destroy();
  }
  await reading;
  if (isStopped) return;
  const code = codeOf(failures.reading);
  if (code === 'ENOENT') throw new Error(`There is no file ${file}.`);
  // damage ends the visit, too; any other failure of a visit ends the reading
  if (code.startsWith('Z_')) throw unreadable(failures.reading);
  if (failures.visiting instanceof Error) throw failures.visiting;
  if (failures.reading !== undefined) throw unreadable(failures.reading);
}
