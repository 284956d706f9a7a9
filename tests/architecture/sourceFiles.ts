import { readFileSync, readdirSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** One file of ours: its path from the workspace root, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'migrations']);

function pathsBelow(folder: string): string[] {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? pathsBelow(path) : [path];
  });
}

/** Every file of ours whose path the pattern fits. */
export const sourceFiles = (pattern: RegExp): SourceFile[] =>
  pathsBelow('')
    .filter((path) => pattern.test(path))
    .map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));

/** Our TypeScript. */
export const typeScriptFiles = () => sourceFiles(/(?<!\.d)\.tsx?$/);
