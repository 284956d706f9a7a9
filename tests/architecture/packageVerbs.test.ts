import { readFileSync } from 'node:fs';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';

const VERBS = ['dev', 'test', 'types', 'lint', 'build'];
const PACKAGES = ['server', 'shared', 'shell', 'webpack', 'module-template', ...moduleFolders()];

/** The verbs that a `package.json` lacks. */
function missingVerbs(text: string): string[] {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(text);
  return VERBS.filter((verb) => scripts[verb] === undefined);
}

describe('a package', () => {
  it.each(PACKAGES)('%s has the verbs that all packages have', (folder) => {
    expect(missingVerbs(readFileSync(inRoot(folder, 'package.json'), 'utf8'))).toEqual([]);
  });

  it('is missed when it lacks one', () => {
    expect(missingVerbs('{ "scripts": { "dev": "x", "test": "x", "types": "x", "build": "x" } }')).toEqual([
      'lint',
    ]);
  });
});
