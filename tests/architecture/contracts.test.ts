import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { SourceFile } from './sourceFiles';
import { importsOf } from './syntax';

/** The contract files that browsers may run: each has an entry of its own in shared's package.json. */
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

/** What the file runs besides tables of the same kind. */
const runs = ({ path, text }: SourceFile) =>
  importsOf({ path, text })
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ from }) => from)
    .filter((from) => !(from.startsWith('.') && allowed.includes(`${join(dirname(path), from)}.ts`)));

describe('tables that browsers run', () => {
  it('exist', () => {
    expect(filesForBrowsers().length).toBeGreaterThan(0);
  });

  it('import nothing else that runs, so zod stays on the server', () => {
    expect(filesForBrowsers().flatMap(runs)).toEqual([]);
  });

  it('are caught when they import zod', () => {
    expect(runs({ path: 'plans.ts', text: "import { z } from 'zod';" })).toHaveLength(1);
  });
});
