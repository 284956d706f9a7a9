import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';

// node scripts/test/listTests.mjs                the title of every describe and every test, sorted
// node scripts/test/listTests.mjs --assertions   the number of `expect(` in the tests of each kind
// Read from the sources, so that the lists of two versions can be compared with `diff` without running either.

const TITLE =
  /\b(?:describe|it|test|\w*[jJ]ourneys|journeysIn|describeWith\w+)\b[^'"`;]{0,200}?\(\s*(?:[\w(), ]+,\s*)?(['"`])((?:(?!\1).)+)\1/g;

const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], {
  cwd: inRoot(),
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

/** Journeys and soak are one kind: tests move from one to the other. @param {string} file */
function kindOf(file) {
  const [, inTests] = /^tests\/(\w+)\//.exec(file) ?? [];
  if (inTests) return inTests === 'soak' ? 'journeys' : inTests;
  if (file.startsWith('server/')) return 'server';
  return file.endsWith('.tsx') || file.startsWith('shell/') ? 'component' : 'unit and component';
}

/** @type {Map<string, number>} */
const assertions = new Map();
/** @type {string[]} */
const titles = [];
for (const file of files) {
  const text = readFileSync(inRoot(file), 'utf8');
  assertions.set(kindOf(file), (assertions.get(kindOf(file)) ?? 0) + text.split('expect(').length - 1);
  for (const [, , title] of text.matchAll(TITLE)) titles.push(`${kindOf(file)}: ${title}`);
}
const lines = process.argv.includes('--assertions')
  ? [...assertions].map(([kind, count]) => `${kind}: ${count}`)
  : titles;
console.log(lines.sort().join('\n'));
