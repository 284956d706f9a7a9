import { readFileSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';
import { violationsAmong } from './violations';

/** The files that the planted imports resolve to. */
const targets: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'sdk/api',
      'values/calendar',
      'contracts',
      'sdk/store',
      'testing',
      'standalone',
      'sdk/toolkit',
      'sdk/ui',
    ].map((folder) => [`shared/src/${folder}/index.ts`, 'export const x = 1;\nexport type T = 1;']),
  ),
  // above it: a folder of temporary files may have one of its own
  'package.json': '{ "private": true }',
  'shared/package.json': readFileSync(inRoot('shared', 'package.json'), 'utf8'),
  'shared/src/policy/plans.ts': 'export const plans = [];',
  'webpack/package.json': readFileSync(inRoot('webpack', 'package.json'), 'utf8'),
  'webpack/index.ts': 'export const createRemoteConfig = 1;',
  'server/package.json': '{ "name": "@tayyib/server" }',
  'mfe-screener/package.json': '{ "name": "@tayyib/mfe-screener" }',
  'server/src/testing/index.ts': 'export const people = 1;',
  'mfe-screener/src/module.tsx': 'export const x = 1;',
  'mfe-tools/src/target.tsx': 'export const x = 1;',
  'build/target.mjs': 'export const x = 1;',
  'scripts/lib/target.mjs': 'export const x = 1;',
  'shell/src/target.tsx': 'export const App = 1;\nexport type App = 1;',
};

/** Where, what it says, and the rule that it breaks; null for what is fine. */
const imports: readonly (readonly [path: string, text: string, rule: string | null])[] = [
  ['shared/src/sdk/store/a.ts', "import { x } from '@tayyib/server';", 'no-unresolvable'],
  ['shared/src/sdk/store/b.ts', "import { App } from '../../../../shell/src/target';", 'shared-stands-below'],
  ['shared/src/sdk/store/c.ts', "import { x } from '../toolkit';", 'federated-folders-come-by-name'],
  ['shared/src/parts/page/a.ts', "import { x } from '../../sdk/toolkit';", 'federated-folders-come-by-name'],
  [
    'shared/src/values/calendar/a.ts',
    "import type { T } from '../../contracts';",
    'shared-values-imports-nothing-above',
  ],
  [
    'shared/src/sdk/api/a.ts',
    "export { x } from '@tayyib/shared/contracts';",
    'browsers-take-types-of-contracts',
  ],
  ['mfe-tools/src/a.tsx', "import { x } from '../../mfe-screener/src/module';", 'modules-know-shared-alone'],
  ['mfe-tools/src/b.tsx', "const x = import('@tayyib/mfe-screener');", 'no-unresolvable'],
  ['mfe-tools/src/c.tsx', "import { x } from '@tayyib/shared/testing';", 'shared-testing-is-for-tests'],
  ['mfe-tools/src/e.tsx', "import { x } from '@tayyib/shared/standalone';", 'standalone-is-for-dev'],
  ['mfe-tools/src/h.tsx', "import { http } from 'msw';", 'msw-is-for-dev'],
  ['shell/src/c.tsx', "import { setupWorker } from 'msw/browser';", 'msw-is-for-dev'],
  [
    'mfe-tools/src/f.tsx',
    "import { x } from '@tayyib/shared/contracts';",
    'browsers-take-types-of-contracts',
  ],
  ['mfe-tools/src/g.tsx', "import { x } from '../../shared/src/sdk/api';", 'shared-comes-by-its-name'],
  ['shell/src/a.tsx', "import '../../mfe-tools/src/target';", 'shell-knows-no-module'],
  ['shell/src/b.tsx', "import { createShellConfig } from '@tayyib/webpack';", 'build-is-for-its-config'],
  ['server/src/a.ts', "import { x } from '@tayyib/shared/sdk/ui';", 'server-takes-no-browser-code'],
  ['server/src/b.ts', "import type { App } from '../../shell/src/target';", 'server-takes-no-browser-code'],
  ['server/src/c.ts', "import { x } from '../../shared/src/contracts';", 'shared-comes-by-its-name'],
  [
    'module-template/src/a.tsx',
    "import { App } from '../../shell/src/target';",
    'template-knows-shared-alone',
  ],
  ['build/a.mjs', "import { x } from '../scripts/lib/target.mjs';", 'build-stands-below-scripts'],
  ['webpack/a.ts', "import { x } from '../scripts/lib/target.mjs';", 'webpack-uses-build-alone'],
  ['mfe-screener/webpack.config.ts', "import { x } from '../build/target.mjs';", 'modules-know-shared-alone'],
  ['webpack/b.ts', "import { x } from '../build/target.mjs';", null],
  ['scripts/b.mjs', "import { x } from '../build/target.mjs';", null],
  ['shared/src/sdk/store/d.ts', "import { x } from '@tayyib/shared/sdk/toolkit';", null],
  ['shared/src/sdk/store/e.ts', "import type { T } from '../toolkit';", null],
  ['shared/src/sdk/api/b.ts', "import type { T } from '@tayyib/shared/contracts';", null],
  ['mfe-tools/src/ZakatPage.test.tsx', "import { x } from '@tayyib/shared/testing';", null],
  ['mfe-tools/dev/main.tsx', "import { x } from '@tayyib/shared/standalone';", null],
  ['mfe-tools/dev/scenarios.ts', "import { http } from 'msw';", null],
  ['mfe-tools/webpack.config.ts', "import { createRemoteConfig } from '@tayyib/webpack';", null],
  ['server/src/d.ts', "import { x } from '@tayyib/shared/contracts';", null],
  ['server/src/e.ts', "import { plans } from '@tayyib/shared/plans';", null],
  ['server/src/f.ts', "import { x } from '@tayyib/shared/values/calendar';", null],
  ['tests/journeys/first.test.ts', "import { people } from '../../server/src/testing';", null],
];

describe('imports', () => {
  let broken: Map<string, string[]>;
  beforeAll(async () => {
    const planted = Object.fromEntries(imports.map(([path, text]) => [path, text]));
    const found = await violationsAmong({ ...targets, ...planted }, [
      'shared',
      'webpack',
      'server',
      'mfe-screener',
    ]);
    broken = new Map(
      imports.map(([path]) => [path, found.filter(({ from }) => from === path).map(({ rule }) => rule.name)]),
    );
  });

  it.each(imports.filter(([, , rule]) => rule !== null))(
    'are caught in %s when it says %s',
    (path, _text, rule) => {
      expect(broken.get(path)).toEqual([rule]);
    },
  );

  it.each(imports.filter(([, , rule]) => rule === null))('are fine in %s when it says %s', (path) => {
    expect(broken.get(path)).toEqual([]);
  });
});
