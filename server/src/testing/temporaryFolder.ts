import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh folder. The caller deletes it. */
export function temporaryFolder(purpose: string): string {
  return mkdtempSync(path.join(tmpdir(), `tayyib-${purpose}-`));
}
