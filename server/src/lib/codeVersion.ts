import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { codeFolder } from './codeFolder';

const Build = z.object({ version: z.string() });

/** The version of the server's code, which its build writes beside it (`server/build/buildServer.mjs`); `source` where it is not built. */
export function readCodeVersion(): string {
  const file = path.join(codeFolder, 'build.json');
  return existsSync(file) ? Build.parse(JSON.parse(readFileSync(file, 'utf8'))).version : 'source';
}
