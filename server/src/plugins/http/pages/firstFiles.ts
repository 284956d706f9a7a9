import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const linksByPath = z.record(z.string(), z.string());

/** The `<link>` elements for the files of one page of the shell, from its build. Empty for other pages. */
export async function firstFilesOf(pathname: string, shellDir: string): Promise<string> {
  const written = await readFile(path.join(shellDir, 'first-files.json'), 'utf8').catch(() => '{}');
  return linksByPath.parse(JSON.parse(written))[pathname] ?? '';
}
