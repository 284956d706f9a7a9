import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameProblem } from '../../scripts/newModule/nameProblem';
import { copyWorkspace, type WorkspaceCopy } from '../support/copyWorkspace';

/** Compiler, lint and three test runs in sequence, on a busy machine. */
const wholeCheckMs = 300_000;

let copy: WorkspaceCopy;
beforeAll(() => {
  copy = copyWorkspace();
});
afterAll(() => copy.remove());

const newModule = (...args: string[]) =>
  copy.node(['scripts/run.mjs', 'scripts/newModule/newModuleCommand.ts', ...args]);
/** The version of every build target. */
async function versions(): Promise<Record<string, string>> {
  const script =
    "import { buildTargets } from './build/buildTargets.mjs'; console.log(JSON.stringify(Object.fromEntries(buildTargets().map(({ name, version }) => [name, version]))))";
  const { output } = await copy.node(['--input-type=module', '-e', script]);
  return JSON.parse(output);
}

/** The steps that run when a file of that folder changes. */
async function stepsFor(folder: string): Promise<string[]> {
  const script = `import { steps } from './scripts/test/steps.mjs'; console.log(JSON.stringify(steps.filter(({ inputs }) => inputs.some((input) => ['', '${folder}'].includes(input))).map(({ name }) => name)))`;
  const { output } = await copy.node(['--input-type=module', '-e', script]);
  return JSON.parse(output);
}

it.each([
  ['a folder', 'mfe-news', /one word/],
  ['capital letters', 'News', /one word/],
  ['two words', 'market-news', /one word/],
  ['a number first', '2news', /one word/],
  ['an existing module', 'tools', /mfe-tools\/ already/],
  ['an address of a module', 'watchlist', /mfe-watchlist/],
  ['an address of another module', 'stock', /screener has an address/],
  ['a page of the shell', 'dashboard', /shell has a page/],
  ['a reserved name', 'shell', /reserved/],
  ['a very long name', 'n'.repeat(31), /30 letters/],
])('a new module is not named %s', (_what, name, sentence) => {
  expect(nameProblem(name)).toMatch(sentence);
});

it.each([
  ['no name', [], /Usage/],
  ['a parent folder', ['../news'], /one word/],
])('changes nothing for %s', async (_what, args, sentence) => {
  const lock = readFileSync(join(copy.folder, 'package-lock.json'), 'utf8');
  const { isOk, output } = await newModule(...args);
  expect(output).toMatch(sentence);
  expect(isOk).toBe(false);
  expect(readFileSync(join(copy.folder, 'package-lock.json'), 'utf8')).toBe(lock);
});

it(
  'creates a working module, and does not change the versions of the others',
  async () => {
    const before = await versions();
    const created = await newModule('news');
    expect(created.output).toMatch(/mfe-news\/ has \d+ files and works/);
    expect(await versions()).toEqual({ ...before, 'mfe-news': expect.any(String) });
    for (const args of [
      ['node_modules/oxfmt/bin/oxfmt', '--check', 'mfe-news', 'package-lock.json'],
      ['node_modules/typescript7/bin/tsc', '-p', 'mfe-news'],
      ['node_modules/oxlint/bin/oxlint', 'mfe-news'],
      ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '--progress', 'none', 'mfe-news'],
      ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints', '--workspace', 'mfe-news'],
      ['node_modules/jest/bin/jest.js', '--selectProjects', 'component', '--testPathPatterns', 'mfe-news'],
      [
        'node_modules/jest/bin/jest.js',
        '-c',
        'tests/jest.config.mjs',
        '--selectProjects',
        'architecture',
        '--testPathPatterns',
        'moduleShape|shellNamesNoModule|sidebar|packageVerbs|floors',
      ],
      [
        'node_modules/jest/bin/jest.js',
        '-c',
        'tests/jest.config.mjs',
        '--selectProjects',
        'contract',
        '--testPathPatterns',
        'contract/endpoints',
        '-t',
        'has a row for every endpoint|getNews',
      ],
    ]) {
      // this file is of another suite than the tests of a new module
      const { isOk, output } = await copy.node(args, { SUITE: 'test' });
      expect(isOk ? '' : output).toBe('');
    }
    expect(await stepsFor('mfe-news')).toEqual(
      expect.arrayContaining(['lint', 'unit', 'component', 'contract', 'build', 'journeys']),
    );
    const again = await newModule('news');
    expect(again.output).toMatch(/mfe-news\/ already; nothing was changed/);
    expect(existsSync(join(copy.folder, 'mfe-news', 'README.md'))).toBe(true);
  },
  wholeCheckMs,
);
