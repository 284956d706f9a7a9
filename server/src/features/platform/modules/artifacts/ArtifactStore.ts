import type { Readable } from 'node:stream';

/** One stored file, ready to send. */
interface Artifact {
  body: Readable;
  bytes: number;
}

/**
 * Storage for the files of published versions. A key is written only once, so readers may cache its content.
 * Only the registry determines which keys count: files that it does not name are orphans.
 */
export interface ArtifactStore {
  /** Stores a file; once this resolves it survives a power cut. */
  put(key: string, content: Buffer): Promise<void>;
  /** Null where there is no such file. */
  get(key: string): Promise<Artifact | null>;
  /** Deletes every file whose key begins with `prefix` and a slash. */
  removeAll(prefix: string): Promise<void>;
  close(): void;
}
