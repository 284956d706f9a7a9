import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { Readable } from 'node:stream';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { extract } from 'tar-stream';
import type { ArtifactStore } from '../artifacts/ArtifactStore';
import { putFile } from '../artifacts/putFile';
import { integrityOf } from '../builds/findReleases';
import { kilobytes, publishRules } from './publishRules';
import type { SentFile } from './gate/messages';
import { refusedUpload } from './publishProblems';

interface Receiving {
  store: ArtifactStore;
  prefix: string;
  /** Reads `release.json`, the first file, and refuses what cannot be published before anything is stored. */
  check: (manifest: Buffer) => Promise<ModuleRelease>;
}

export interface Received {
  release: ModuleRelease;
  manifestIntegrity: string;
  entryGzipBytes: number;
  /** Its files, with the content of scripts and style sheets, for the gate. */
  files: readonly SentFile[];
}

/**
 * Unpacks a module as it arrives: a tar archive with `release.json` first and then exactly the files that it
 * lists, each with the listed hash. Every file is stored below `prefix` as soon as it is checked; the caller
 * deletes them when this rejects.
 */
export async function receiveUpload(
  upload: Readable,
  { store, prefix, check }: Receiving,
): Promise<Received> {
  let release: ModuleRelease | null = null;
  let manifestIntegrity = '';
  let entryGzipBytes = 0;
  const files: SentFile[] = [];
  let codeBytes = 0;

  for await (const { name, body } of filesOf(upload)) {
    if (!release) {
      if (name !== 'release.json') throw refusedUpload('The first file is not release.json.');
      release = await check(body);
      manifestIntegrity = integrityOf(body);
      await putFile(store, prefix, 'release.json', body);
      continue;
    }
    checkFile(release, files, name, body);
    const isCode = /\.(js|css)$/.test(name);
    if (isCode) codeBytes += body.length;
    if (codeBytes > publishRules.maxCodeBytes)
      throw refusedUpload(
        `A module has at most ${kilobytes(publishRules.maxCodeBytes)} of scripts and styles.`,
        name,
      );
    const gzipBytes = await putFile(store, prefix, name, body);
    files.push({ name, gzipBytes, ...(isCode && { content: body }) });
    if (name === release.entry) entryGzipBytes = gzipBytes;
  }
  if (!release) throw refusedUpload('There is no release.json.');
  const missing = Object.keys(release.integrity).filter((name) => !files.some((file) => file.name === name));
  if (missing.length > 0) throw refusedUpload(`${missing.join(', ')} is missing.`, missing[0]);
  return { release, manifestIntegrity, entryGzipBytes, files };
}

function checkFile(
  { integrity }: ModuleRelease,
  known: readonly SentFile[],
  name: string,
  body: Buffer,
): void {
  if (!Object.hasOwn(integrity, name)) throw refusedUpload(`${name} is not listed in release.json.`, name);
  if (known.some((file) => file.name === name)) throw refusedUpload(`${name} was sent twice.`, name);
  if (integrityOf(body) !== integrity[name]) {
    throw refusedUpload(`${name} does not match its hash in release.json.`, name);
  }
}

/** The files of a tar archive, one after the other. Refuses links, folders and files that are too large. */
async function* filesOf(upload: Readable): AsyncGenerator<{ name: string; body: Buffer }> {
  const archive = extract();
  upload.on('error', (error) => archive.destroy(error));
  upload.on('aborted', () => archive.destroy(new Error('The upload broke off.')));
  upload.pipe(archive);
  let bytes = 0;
  let files = 0;
  try {
    for await (const entry of archive) {
      const { name, type, size = 0 } = entry.header;
      files += 1;
      bytes += size;
      if (type !== 'file') throw refusedUpload(`${name} is not a file.`, name);
      const maxBytes = files === 1 ? publishRules.maxManifestBytes : publishRules.maxFileBytes;
      if (size > maxBytes) throw refusedUpload(`${name} has more than ${kilobytes(maxBytes)}.`, name);
      if (bytes > publishRules.maxBytes || files > publishRules.maxFiles + 1) {
        throw refusedUpload(`The upload is larger than ${kilobytes(publishRules.maxBytes)}.`);
      }
      const parts: Buffer[] = [];
      for await (const part of entry) if (part instanceof Uint8Array) parts.push(Buffer.from(part));
      yield { name, body: Buffer.concat(parts) };
    }
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw refusedUpload('This is not a whole tar archive.');
  } finally {
    upload.unpipe(archive);
    // the rest is read and discarded, so that the client receives the refusal
    upload.resume();
  }
}
