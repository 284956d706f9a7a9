import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../build/paths.mjs';
import type { SourceFile } from './sourceFiles';
import { importsOf } from './syntax';

/** The policy files that browsers may import: each has an entry in the exports of shared's package.json. */
function filesForBrowsers(): SourceFile[] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(inRoot('shared', 'package.json'), 'utf8'),
  );
  return Object.values(exports)
    .filter((file) => file.startsWith('./src/policy/'))
    .map((file) => inRoot('shared', file))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const allowed = filesForBrowsers().map(({ path }) => path);

/** The file's runtime imports, except other policy files. */
const runtimeImports = ({ path, text }: SourceFile) =>
  importsOf({ path, text })
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ from }) => from)
    .filter((from) => !(from.startsWith('.') && allowed.includes(`${join(dirname(path), from)}.ts`)));

describe('policy files for browsers', () => {
  it('exist', () => {
    expect(filesForBrowsers().length).toBeGreaterThan(0);
  });

  it('have no other runtime imports, so zod stays on the server', () => {
    expect(filesForBrowsers().flatMap(runtimeImports)).toEqual([]);
  });

  it('are reported if they import zod', () => {
    expect(runtimeImports({ path: 'plans.ts', text: "import { z } from 'zod';" })).toHaveLength(1);
  });
});
