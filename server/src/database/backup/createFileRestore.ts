import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../errorCodes';
import type { Entry } from './readArchive';

/** Files of modules on their way into their folder. */
export interface FileRestore {
  add(name: string, content: Entry): Promise<void>;
  /** Shows all of them at once. */
  publish(): Promise<void>;
  /** Removes them, published or not. */
  remove(): Promise<void>;
}

/**
 * Collects files in a folder beside the real one, which it becomes when everything is there.
 * @param folder null where a bucket stores the files; then an archive that has some is refused
 */
export function createFileRestore(folder: string | null): FileRestore {
  const draft = `${folder}.restoring`;
  let files = 0;
  let isPublished = false;
  return {
    async add(name, content) {
      if (folder === null)
        throw new Error(
          'This backup has files of modules. Restore it without ARTIFACT_BUCKET, then copy them.',
        );
      const file = path.join(draft, name);
      if (!file.startsWith(draft + path.sep)) throw new Error(`${name} leads out of the folder of modules.`);
      if (files === 0) await beginIn(folder, draft);
      files++;
      await mkdir(path.dirname(file), { recursive: true });
      await pipeline(content, createWriteStream(file, { flush: true }));
    },
    async publish() {
      if (folder === null || files === 0) return;
      await rmdir(folder).catch(ignoreMissing);
      await rename(draft, folder);
      isPublished = true;
    },
    async remove() {
      if (folder === null || files === 0) return;
      await rm(draft, { recursive: true, force: true });
      if (isPublished) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function beginIn(folder: string, draft: string): Promise<void> {
  const present = await readdir(folder).catch((error: unknown) => {
    ignoreMissing(error);
    return [];
  });
  if (present.length > 0) throw new Error(`${folder} has files of modules already. Name another DATA_DIR.`);
  await rm(draft, { recursive: true, force: true });
}

function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}
