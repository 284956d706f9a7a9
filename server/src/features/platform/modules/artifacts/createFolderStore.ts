import { createReadStream } from 'node:fs';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../../../../database/errorCodes';
import type { ArtifactStore } from './ArtifactStore';

/** Stores files in a local folder. Several servers need a shared one. */
export function createFolderStore(folder: string): ArtifactStore {
  const fileOf = (key: string) => {
    const file = path.join(folder, key);
    if (!file.startsWith(folder + path.sep)) throw new Error(`${key} leads out of the artifact folder.`);
    return file;
  };
  return {
    async put(key, content) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const handle = await open(file, 'w');
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    async get(key) {
      const file = fileOf(key);
      try {
        const found = await stat(file);
        return found.isFile() ? { body: createReadStream(file), bytes: found.size } : null;
      } catch (error) {
        if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null;
        throw error;
      }
    },
    removeAll: (prefix) => rm(fileOf(prefix), { recursive: true, force: true }),
    close: () => undefined,
  };
}
