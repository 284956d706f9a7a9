import { readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';

/** A source file with its path from the workspace root. */
export interface SourceFile {
  path: string;
  text: string;
}

const IGNORED = new Set(['node_modules', 'dist', 'coverage', 'migrations']);

function pathsBelow(folder: string): string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (IGNORED.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? pathsBelow(path) : [path];
  });
}

/** Every source file whose path matches the pattern. */
export const sourceFiles = (pattern: RegExp): SourceFile[] =>
  pathsBelow('')
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));

/** Every TypeScript file. */
export const typeScriptFiles = () => sourceFiles(/(?<!\.d)\.tsx?$/);
