import type { Readable } from 'node:stream';

/** One kept file, as it goes out. */
interface Artifact {
  body: Readable;
  bytes: number;
}

/**
 * Where the files of published versions are kept. What is written under a key is never written again, so whoever reads
 * may keep it. Which keys count is said by the registry alone: files that it does not name are nobody's.
 */
export interface ArtifactStore {
  /** Keeps a file; once this resolves it survives a power cut. */
  put(key: string, content: Buffer): Promise<void>;
  /** Null where there is no such file. */
  get(key: string): Promise<Artifact | null>;
  /** Removes every file whose key begins with `prefix` and a slash. */
  removeAll(prefix: string): Promise<void>;
  close(): void;
}
