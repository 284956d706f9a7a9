import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh folder that PostgreSQL's account can reach too: otherwise its data would be kept elsewhere and outlive the folder. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `tayyib-${purpose}-`));
  chmodSync(folder, 0o711);
  return folder;
}
