import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { sdkVersion } from '@tayyib/shared/sdk-version';
import { build, transform, type Plugin } from 'esbuild';
import { descriptorSchema } from '../../build/readDescriptor';
import { inRoot } from '../../build/paths.mjs';
import { sdkFolders } from '../../build/sharedDependencies';
import { packageOf } from '../contract/readSurface';
import { compileShared, inPackage } from './compileShared';

// npm run sdk:pack: writes the package of the SDK into dist/sdk-package, and its tarball
const OUTPUT = inRoot('dist', 'sdk-package');
const PACKAGE = join(OUTPUT, 'package');
const here = inRoot('scripts', 'sdkPackage');

/** Packages that the tools start or name, without importing them. */
const STARTED = [
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@types/jest',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'jest',
  'jest-environment-jsdom',
  'jest-environment-node',
  'jest-runtime',
  'react-refresh',
  'swc-loader',
  'ts-loader',
  'typescript',
  'typescript7',
];

/** Files of `module-template` that only a module of this workspace has; the package has others for them, or none. */
const NOT_IN_TEMPLATE = /^(README\.md|package\.json|tsconfig\.json|webpack\.config\.ts|src\/testing\/.*)$/;

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function manifestOf(...folder: string[]): Manifest {
  const manifest: Manifest = JSON.parse(readFileSync(inRoot(...folder, 'package.json'), 'utf8'));
  return manifest;
}

/** Bundles our own code and leaves installed packages out. */
const bundleOurs: Plugin = {
  name: 'bundle-ours',
  setup: (builder) => {
    builder.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@tayyib/') ? undefined : { external: true },
    );
  },
};

/** The command line with the build of modules. Returns the packages that it imports. */
async function bundleTools(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: { tayyib: join(here, 'tools', 'cli.ts') },
    outdir: join(PACKAGE, 'tools'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    metafile: true,
    plugins: [bundleOurs],
    banner: { js: '#!/usr/bin/env node' },
  });
  return Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .map(({ path }) => path);
}

/** Every package that compiled code names. */
const importedBy = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .flatMap((entry) =>
      [
        ...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(
          /(?:from |import |import\(|url\()['"]([^'"]+)['"]/g,
        ),
      ].map(([, name = '']) => name),
    );

async function copyJest(): Promise<void> {
  const source = inRoot('scripts', 'jest');
  const target = join(PACKAGE, 'jest');
  mkdirSync(target, { recursive: true });
  for (const file of readdirSync(source).filter((name) => /\.(cjs|mjs)$/.test(name)))
    cpSync(join(source, file), join(target, file));
  const setup = readFileSync(join(source, 'browserSetup.ts'), 'utf8').replace('../../shared/src/', '../lib/');
  const { code } = await transform(setup, { loader: 'ts', format: 'cjs', target: 'es2022' });
  writeFileSync(join(target, 'browserSetup.cjs'), code);
}

function copyTemplate(): void {
  for (const [folder, left] of [
    [inRoot('module-template'), NOT_IN_TEMPLATE],
    [join(here, 'template'), /^$/],
  ] as const) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1);
      if (left.test(name)) continue;
      const text = inPackage(readFileSync(path, 'utf8')).replace(
        '../webpack/moduleDescriptor',
        './node_modules/@tayyib/sdk/moduleDescriptor',
      );
      mkdirSync(dirname(join(PACKAGE, 'template', name)), { recursive: true });
      writeFileSync(join(PACKAGE, 'template', name), text);
    }
  }
}

/** The versions of these packages that this workspace has. */
function versionsOf(names: readonly string[]): Record<string, string> {
  const known = { ...manifestOf().devDependencies, ...manifestOf('shared').dependencies };
  const ours = [...new Set(names.map(packageOf))].filter(
    (name) => !/^[.\0]/.test(name) && !name.startsWith('@tayyib/') && !isBuiltin(name),
  );
  return Object.fromEntries(
    ours.toSorted().map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`The SDK imports ${name}, which no package.json names.`);
      return [name, version];
    }),
  );
}

function writeManifest(exports: Record<string, unknown>, packages: readonly string[]): void {
  const manifest = {
    name: '@tayyib/sdk',
    version: sdkVersion,
    description: 'What a module of Tayyib is made of, tested, built and published with.',
    license: 'UNLICENSED',
    sideEffects: ['**/*.css', './lib/testing/*'],
    bin: { tayyib: 'tools/tayyib.mjs' },
    exports: {
      ...exports,
      './assets': { types: './lib/types/assets.d.ts' },
      './jest': './jest/ownRepository.mjs',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    engines: { node: '>=20.19 <21 || >=22.2' },
    dependencies: versionsOf(packages),
  };
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function writeSettings(): void {
  const { compilerOptions: base }: { compilerOptions: object } = JSON.parse(
    readFileSync(inRoot('tsconfig.base.json'), 'utf8'),
  );
  const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
  const types = ['jest', '@testing-library/jest-dom', '@tayyib/sdk/assets'];
  const write = (name: string, content: object) =>
    writeFileSync(join(PACKAGE, name), `${JSON.stringify(content, null, 2)}\n`);
  write('tsconfig.json', { compilerOptions: { ...base, lib, types } });
  write('tsconfig.webpack.json', {
    extends: './tsconfig.json',
    compilerOptions: { noEmit: false, sourceMap: true, rootDir: '/' },
    files: [],
  });
  write('moduleDescriptor.schema.json', descriptorSchema());
  write('sdk.json', { version: manifestOf('shared').version, folders: sdkFolders });
  cpSync(inRoot('webpack', 'standalone.html'), join(PACKAGE, 'standalone.html'));
  cpSync(inRoot('webpack', 'development', 'reloadLoader.mjs'), join(PACKAGE, 'reloadLoader.mjs'));
  cpSync(join(here, 'package.README.md'), join(PACKAGE, 'README.md'));
}

rmSync(OUTPUT, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
const exports = compileShared(join(PACKAGE, 'lib'));
const tools = await bundleTools();
await copyJest();
copyTemplate();
writeSettings();
writeManifest(exports, [...tools, ...importedBy(join(PACKAGE, 'lib')), ...STARTED]);
execFileSync('npm', ['pack', '--silent', '--pack-destination', OUTPUT], { cwd: PACKAGE, stdio: 'ignore' });
console.log(join(OUTPUT, `tayyib-sdk-${sdkVersion}.tgz`));
