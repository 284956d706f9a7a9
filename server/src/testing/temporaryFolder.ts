import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh folder. Whoever asks for it removes it. */
export function temporaryFolder(purpose: string): string {
  return mkdtempSync(path.join(tmpdir(), `tayyib-${purpose}-`));
}
