import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { lockedPackages } from '../../build/lockedPackages.mjs';
import { inRoot, root } from '../../build/paths.mjs';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
}
interface Metafile {
  inputs: Record<string, unknown>;
  outputs: Record<string, { imports: { path: string; external?: boolean }[] }>;
}

const read = <T>(...parts: string[]): T => {
  const value: T = JSON.parse(readFileSync(inRoot(...parts), 'utf8'));
  return value;
};
const own = read<Package>('server', 'package.json');
const shared = read<Package>('shared', 'package.json');
const tools = read<Package>('package.json');

/** `zod` of `zod/v4`, and `@aws-sdk/client-s3` of a file in it. */
const packageOf = (path: string) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

describe('the built server', () => {
  let metafile: Metafile;
  beforeAll(() => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
    metafile = read<Metafile>('server', 'dist', 'metafile.json');
  });

  it('imports packages that production installs, and nothing else', () => {
    const imported = Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ external }) => external)
      .map(({ path }) => packageOf(path.replace(/^node:/, '')));
    const known = new Set([...builtinModules, ...Object.keys(own.dependencies ?? {})]);
    expect(imported.length).toBeGreaterThan(30);
    expect(imported.filter((name) => !known.has(packageOf(name)))).toEqual([]);
  });

  it('contains our sources without tests and their servers, and pure packages of shared', () => {
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.filter((file) => /\.(test|testing)\.|\/(testing|dev)\/|[fF]ixtures?\./.test(file))).toEqual(
      [],
    );
    const packages = inputs.filter((file) => !/^(server|shared)\/src\//.test(file));
    const bundled = packages.map((file) => packageOf(file.replace(/^.*node_modules\//, '')));
    expect(bundled.filter((name) => shared.dependencies?.[name] === undefined)).toEqual([]);
  });
});

describe('what production installs', () => {
  const names = lockedPackages(['server']).map(
    (line) => line.split(' ')[0]?.split('node_modules/').at(-1) ?? '',
  );

  it('has no tool and no test server of ours', () => {
    const development = { ...tools.devDependencies, ...own.devDependencies };
    // libraries that packages of the server depend on as well
    const alsoLibraries = ['@types/node', '@types/pg', '@types/ws', 'jose'];
    const found = names.filter(
      (name) =>
        development[name] !== undefined &&
        own.dependencies?.[name] === undefined &&
        !alsoLibraries.includes(name),
    );
    expect(found).toEqual([]);
    expect(names).toContain('fastify');
  });

  it('has no compiler', () => {
    const compiler =
      /^(typescript|esbuild|tsx|webpack|rollup|ts-loader|@swc\/.*|@esbuild\/.*|@typescript\/.*|node-gyp)$/;
    expect(names.filter((name) => compiler.test(name))).toEqual([]);
  });
});

interface Lock {
  packages: Record<
    string,
    { hasInstallScript?: boolean; integrity?: string; resolved?: string; link?: boolean }
  >;
}
const { packages } = read<Lock>('package-lock.json');

describe('the lock file, as the list of components', () => {
  const others = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && link !== true,
  );

  it('pins the content of every package', () => {
    expect(others.length).toBeGreaterThan(1000);
    expect(others.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  });

  it('has none from elsewhere than the registry', () => {
    const registry = 'https://registry.npmjs.org/';
    expect(others.filter(([, { resolved = registry }]) => !resolved.startsWith(registry))).toEqual([]);
  });
});

describe('install scripts', () => {
  const withScript = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path]) => path.split('node_modules/').at(-1) ?? '');

  it('are decided for every package that has one', () => {
    const decided = Object.keys(tools.allowScripts ?? {});
    expect([...new Set(withScript)].filter((name) => !decided.includes(name))).toEqual([]);
    expect(decided.filter((name) => !withScript.includes(name))).toEqual([]);
  });

  it('are off in every version of npm while none is allowed', () => {
    expect(Object.entries(tools.allowScripts ?? {}).filter(([, isAllowed]) => isAllowed)).toEqual([]);
    expect(readFileSync(inRoot('.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });
});
