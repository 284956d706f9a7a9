import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { inRoot } from '../../build/paths.mjs';
import { sdkFolders } from '../../build/sharedDependencies';

/** What modules import besides the SDK; what these import comes along. */
const PARTS = [
  'contracts',
  'parts/charts',
  'parts/fields',
  'parts/page',
  'parts/storage',
  'parts/tables',
  'standalone',
  'testing',
  'values/amounts',
  'values/calendar',
  'values/format',
];
const SOURCES = inRoot('shared', 'src');

/** The package's name of an import: `@tayyib/shared/sdk/ui` is `@tayyib/sdk/ui`. */
export const inPackage = (code: string) =>
  code.replaceAll(/(?<=['"])@tayyib\/shared\/(sdk\/)?/g, '@tayyib/sdk/');

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** What the package gives for a name: a style sheet, or code with its declarations. */
type Export = string | { types: string; default: string };

/** Compiles what modules may import of `shared` into JavaScript and declarations. Returns the `exports` of the package. */
export function compileShared(folder: string): Record<string, Export> {
  compile(folder);
  for (const file of files(folder)) writeFileSync(file, inPackage(readFileSync(file, 'utf8')));
  for (const file of files(SOURCES).filter((path) => path.endsWith('.css'))) {
    const copy = join(folder, relative(SOURCES, file));
    mkdirSync(dirname(copy), { recursive: true });
    cpSync(file, copy);
  }
  const declarations = join(folder, 'types');
  mkdirSync(declarations, { recursive: true });
  cpSync(join(SOURCES, 'types', 'assets.d.ts'), join(declarations, 'assets.d.ts'));
  return exportsOf(folder);
}

function compile(folder: string): void {
  const settings = inRoot('.cache', 'sdk-package', 'tsconfig.json');
  mkdirSync(dirname(settings), { recursive: true });
  const entries = [...sdkFolders.map((name) => `sdk/${name}`), ...PARTS];
  writeFileSync(
    settings,
    JSON.stringify({
      extends: inRoot('tsconfig.browser.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        incremental: false,
        tsBuildInfoFile: null,
        outDir: folder,
        rootDir: SOURCES,
        typeRoots: [inRoot('node_modules', '@types')],
        types: [
          inRoot('node_modules', '@types', 'jest'),
          inRoot('node_modules', '@testing-library', 'jest-dom'),
        ],
      },
      include: [],
      files: [
        ...entries.map((name) => join(SOURCES, name, 'index.ts')),
        join(SOURCES, 'types', 'assets.d.ts'),
      ],
    }),
  );
  rmSync(folder, { recursive: true, force: true });
  execFileSync(process.execPath, [inRoot('node_modules', 'typescript7', 'bin', 'tsc'), '-p', settings], {
    stdio: 'inherit',
  });
}

/** Every compiled folder by its name, and what `shared` exports by other names. */
function exportsOf(folder: string): Record<string, Export> {
  const compiled = new Set(files(folder).map((file) => relative(folder, file).replaceAll(sep, '/')));
  const { exports: names }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(inRoot('shared', 'package.json'), 'utf8'),
  );
  const code = (path: string) => ({ types: `./lib/${path}.d.ts`, default: `./lib/${path}.js` });
  const folders = [...compiled]
    .filter((file) => file.endsWith('/index.js'))
    .map((file) => file.slice(0, -'/index.js'.length))
    .map((name): [string, Export] => [`./${name.replace(/^sdk\//, '')}`, code(`${name}/index`)]);
  const named = Object.entries(names).flatMap(([name, target]): [string, Export][] => {
    const file = target.replace('./src/', '');
    if (file.endsWith('.css')) return [[name, `./lib/${file}`]];
    const path = file.replace(/\.tsx?$/, '');
    return compiled.has(`${path}.js`) ? [[name, code(path)]] : [];
  });
  return Object.fromEntries([...folders, ...named].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
