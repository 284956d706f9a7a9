import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyWorkspace, type WorkspaceCopy } from '../support/copyWorkspace';

/** Compilers, lint and two runs of tests, one after the other, on a busy machine. */
const wholeCheckMs = 300_000;

let copy: WorkspaceCopy;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

const newModule = (...args: string[]) => copy.node(['scripts/new-module.mjs', ...args]);
/** Each thing that is built, with the version its sources stand for. */
async function versions(): Promise<Record<string, string>> {
  const script =
    "import { buildTargets } from './scripts/lib/buildTargets.mjs'; console.log(JSON.stringify(Object.fromEntries(buildTargets().map(({ name, version }) => [name, version]))))";
  const { output } = await copy.node(['--input-type=module', '-e', script]);
  return JSON.parse(output);
}

it.each([
  ['no name', [], /Usage/],
  ['a folder', ['mfe-news'], /one word/],
  ['a way out', ['../news'], /one word/],
  ['capital letters', ['News'], /one word/],
  ['two words', ['market-news'], /one word/],
  ['a number first', ['2news'], /one word/],
  ['a module that is there', ['tools'], /mfe-tools\/ already/],
  ['an address of a module', ['watchlist'], /mfe-watchlist/],
  ['an address of another module', ['stock'], /screener has an address/],
  ['a page of the shell', ['dashboard'], /shell has a page/],
  ['a word with a meaning', ['shell'], /something else/],
  ['a very long name', ['n'.repeat(31)], /30 letters/],
])('refuses %s', async (_what, args, sentence) => {
  const lock = readFileSync(join(copy.folder, 'package-lock.json'), 'utf8');
  const { isOk, output } = await newModule(...args);
  expect(output).toMatch(sentence);
  expect(isOk).toBe(false);
  expect(readFileSync(join(copy.folder, 'package-lock.json'), 'utf8')).toBe(lock);
});

it(
  'makes a module that works, and leaves the releases of all others as they are',
  async () => {
    const before = await versions();
    const made = await newModule('news');
    expect(made.output).toMatch(/mfe-news\/ has \d+ files and works/);
    expect(await versions()).toEqual({ ...before, 'mfe-news': expect.any(String) });
    for (const args of [
      ['node_modules/oxfmt/bin/oxfmt', '--check', 'mfe-news', 'package-lock.json'],
      ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.browser.json'],
      ['node_modules/oxlint/bin/oxlint', 'mfe-news'],
      ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--progress', 'none', 'mfe-news'],
      ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints', '--workspace', 'mfe-news'],
      ['node_modules/jest/bin/jest.js', '--selectProjects', 'component', '--testPathPatterns', 'mfe-news'],
      [
        ...[
          'node_modules/jest/bin/jest.js',
          '-c',
          'tests/jest.config.mjs',
          '--selectProjects',
          'architecture',
        ],
        ...['--testPathPatterns', 'moduleShape|shellNamesNoModule'],
      ],
    ]) {
      const { isOk, output } = await copy.node(args);
      expect(isOk ? '' : output).toBe('');
    }
    const again = await newModule('news');
    expect(again.output).toMatch(/mfe-news\/ already; nothing was changed/);
    expect(existsSync(join(copy.folder, 'mfe-news', 'README.md'))).toBe(true);
  },
  wholeCheckMs,
);
