import { inRoot } from '../../build/paths.mjs';
import { violationsAmong, violationsIn } from './violations';

describe('dependency rules', () => {
  it('are met, without cycles', async () => {
    const folders = [
      'server',
      'shared/src',
      'shell',
      'mfe-*',
      'module-template',
      'build',
      'webpack',
      'scripts',
      'tests',
    ];
    expect(await violationsIn(inRoot(), folders)).toEqual([]);
  });

  it('detect upward, unknown and circular imports', async () => {
    const planted: Readonly<Record<string, string>> = {
      'server/src/lib/days.ts': "import type { A } from '../features/platform/audit/a';\nexport type B = A;",
      'server/src/features/platform/audit/a.ts':
        "import type { C } from '../../accounts/identity/c';\nexport type A = C;",
      'server/src/features/accounts/identity/c.ts': "export type { D as C } from './d';",
      'server/src/features/accounts/identity/d.ts':
        "import type { C } from './c';\nexport type D = C | null;",
      'server/src/features/accounts/identity/e.ts':
        "import { f } from '../../../testing/f';\nexport const e = f;",
      'server/src/features/platform/brandNew/g.ts': 'export const g = 1;',
      'server/src/features/accounts/identity/h.ts': "export * from '../../platform/brandNew/g';",
      'server/src/testing/f.ts': 'export const f = 1;',
      'server/src/testing/i.ts': "export * from '../../../shell/src/j';",
      'shell/src/j.ts': "export * from '../../mfe-tools/src/k';",
      'mfe-tools/src/k.ts': "export * from '../../mfe-calls/src/l';",
      'mfe-calls/src/l.ts': "export * from '../../shared/src/sdk/ui/m';",
      'shared/src/sdk/ui/m.ts': "export * from '../../../../webpack/n';",
      'webpack/n.ts': "export * from './gone';",
      'shell/src/session/o.ts': "export * from '../pages/home/p';",
      'shell/src/pages/home/p.ts': "export * from '../../brandNew/q';",
      'shell/src/brandNew/q.ts': 'export const q = 1;',
    };
    const found = await violationsAmong(planted);
    expect(found.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`).toSorted()).toEqual([
      'feature-has-its-place: server/src/features/accounts/identity/h.ts -> server/src/features/platform/brandNew/g.ts',
      'feature-platform-audit-imports-nothing-above: server/src/features/platform/audit/a.ts -> server/src/features/accounts/identity/c.ts',
      'modules-know-shared-alone: mfe-tools/src/k.ts -> mfe-calls/src/l.ts',
      'no-circular: server/src/features/accounts/identity/c.ts -> server/src/features/accounts/identity/d.ts',
      'no-unresolvable: webpack/n.ts -> ./gone',
      'server-lib-imports-nothing-above: server/src/lib/days.ts -> server/src/features/platform/audit/a.ts',
      'server-takes-no-browser-code: server/src/testing/i.ts -> shell/src/j.ts',
      'server-testing-is-for-tests: server/src/features/accounts/identity/e.ts -> server/src/testing/f.ts',
      'shared-comes-by-its-name: mfe-calls/src/l.ts -> shared/src/sdk/ui/m.ts',
      'shared-stands-below: shared/src/sdk/ui/m.ts -> webpack/n.ts',
      'shell-folder-has-its-place: shell/src/pages/home/p.ts -> shell/src/brandNew/q.ts',
      'shell-knows-no-module: shell/src/j.ts -> mfe-tools/src/k.ts',
      'shell-session-imports-nothing-above: shell/src/session/o.ts -> shell/src/pages/home/p.ts',
    ]);
  });
});
