import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { inRoot, root } from '../../build/paths.mjs';
import { lockWorkspace } from './lockWorkspace';
import { nameProblem } from './nameProblem';
import { renamed } from './renamed';

const TEMPLATE = inRoot('module-template');
/** The first port for standalone modules. */
const FIRST_PORT = 8101;
const PORT = /serveStandalone\.ts (\d+)/;

function portOf(folder: string): number {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(inRoot(folder, 'package.json'), 'utf8'),
  );
  return Number(PORT.exec(scripts.dev ?? '')?.[1] ?? 0);
}

const format = (folder: string) =>
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', folder], { cwd: root });

/**
 * Creates `mfe-<id>/`, a module with a page, a navigation entry, a slot component, a slice, an endpoint and tests. Throws if the
 * name is not allowed; never overwrites files.
 */
export function createModule(id: string): { folder: string; files: string[]; port: number } {
  const problem = nameProblem(id);
  if (problem !== undefined) throw new Error(problem);
  const folder = `mfe-${id}`;
  const port = Math.max(FIRST_PORT - 1, ...moduleFolders().map(portOf)) + 1;
  const templates = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files: string[] = [];
  for (const template of templates) {
    const file = renamed(template.slice(TEMPLATE.length + 1), id);
    const text = renamed(readFileSync(template, 'utf8'), id).replace(
      'serveStandalone.ts 8100',
      `serveStandalone.ts ${port}`,
    );
    mkdirSync(dirname(inRoot(folder, file)), { recursive: true });
    writeFileSync(inRoot(folder, file), text, { flag: 'wx' });
    files.push(file);
  }
  format(folder); // a longer name may change the line breaks
  lockWorkspace(folder);
  return { folder, files, port };
}
