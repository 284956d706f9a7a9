import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { renamed, wordProblem } from '../../newModule/renamed';
import { inSdk } from './project';

/** What npm runs in the folder of a module. */
const SCRIPTS = {
  dev: 'tayyib dev',
  test: 'tayyib test',
  check: 'tayyib check',
  build: 'tayyib build',
  publish: 'tayyib publish',
};
const IGNORED = ['node_modules', 'dist', ''].join('\n');

/** Writes a working module into a folder that has a `package.json`. Never overwrites a file. */
export function create(id: string, folder = process.cwd()): string[] {
  const problem = wordProblem(id);
  if (problem !== undefined) throw new Error(problem);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Error('Run npm init first: this folder has no package.json.');
  const template = inSdk('template');
  const templates = readdirSync(template, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = templates.map((file) => {
    const text = readFileSync(file, 'utf8').replaceAll('mfe-sample', basename(folder));
    return [renamed(file.slice(template.length + 1), id), renamed(text, id)] as const;
  });
  const all = [...files, ['.gitignore', IGNORED] as const];
  const present = all.map(([file]) => file).filter((file) => existsSync(join(folder, file)));
  if (present.length > 0) throw new Error(`There is ${present.join(', ')} already; nothing was changed.`);
  for (const [file, text] of all) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { flag: 'wx' });
  }
  const before: object = JSON.parse(readFileSync(manifest, 'utf8'));
  const after = { ...before, private: true, type: 'module', sideEffects: ['**/*.css'], scripts: SCRIPTS };
  writeFileSync(manifest, `${JSON.stringify(after, null, 2)}\n`);
  return all.map(([file]) => file);
}
