import { screen } from '@testing-library/react';
import type { ModuleVersion } from '@tayyib/shared/contracts';
import { createStore } from '@tayyib/shared/sdk/store';
import { aPerson, serverReplies } from '@tayyib/shared/testing';
import { aModule, aVersion, releaseAt } from '../../testing/aModule';
import { createFakeFederation, namedPage } from '../../testing/fakeFederation';
import { openShell } from '../../testing/openShell';
import { ModuleLoader } from '../ModuleLoader';
import { guardPage } from './guardPage';

// on a busy machine its first import takes longer than a query may
beforeAll(async () => import('../../layout/app/AppLayout'), 120_000);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  jest.restoreAllMocks();
  localStorage.clear();
});

const owns = { slices: [], endpoints: 'alpha', tags: [], storage: ['drafts'] };

type CompileFunction = (
  code: string,
  names: readonly string[],
  options: { filename: string },
) => (...given: unknown[]) => void;
const { compileFunction } = jest.requireActual<{ compileFunction: CompileFunction }>('node:vm');

/** Runs code as a script of a version. */
function runAs({ base }: Pick<ModuleVersion, 'base'>, code: string): void {
  const filename = `${location.origin}${base}812.4567.js`;
  const run = compileFunction(code, ['window', 'history', 'localStorage', 'console'], { filename });
  run(window, history, localStorage, console);
}

/** A page that loads a module, whose first version runs `start`. */
function aPage(start?: (version: ModuleVersion) => void) {
  serverReplies({
    'GET /modules/:id/:version/release.json': ({ path }) => releaseAt(path) ?? {},
    'POST /api/modules/outcomes': {},
  });
  const fallback = aVersion('alpha', { owns });
  const alpha = { ...aModule('alpha', { owns }), fallback };
  const { loadModule } = createFakeFederation({
    [`alpha ${alpha.version}`]: () => {
      start?.(alpha);
      return namedPage('Alpha');
    },
    [`alpha ${fallback.version}`]: () => namedPage('The earlier alpha'),
  });
  const failures: string[] = [];
  const loader = new ModuleLoader(loadModule, createStore(), ({ version }, outcome) => {
    if (outcome !== 'ready') failures.push(`${version} ${outcome}`);
  });
  ends.push(guardPage(loader));
  return { loader, alpha, fallback, failures };
}

const attempts: readonly [what: string, code: string, words: string][] = [
  ['replaces fetch', 'window.fetch = () => null', 'may not replace "fetch" of the page'],
  ['replaces a function of the history', 'history.pushState = () => null', 'may not replace "pushState"'],
  ['replaces a function of the console', 'console.info = () => null', 'may not replace "info"'],
  ['writes what the page stored', 'localStorage.setItem("login", "{}")', 'may not write "login"'],
  ['removes what another module stored', 'localStorage.removeItem("filters")', 'may not write "filters"'],
  ['empties the storage', 'localStorage.clear()', 'may not empty the storage'],
];

it.each(attempts)(
  'a module that %s gets an error, and is reported by its name',
  async (_what, code, words) => {
    const { loader, alpha, failures } = aPage();
    await loader.load(alpha);
    localStorage.setItem('login', 'of the page');
    const { fetch } = window;
    expect(() => runAs(alpha, code)).toThrow(`Module "alpha" ${words}`);
    expect(failures).toEqual([`${alpha.version} scope`]);
    expect([localStorage.getItem('login'), window.fetch]).toEqual(['of the page', fetch]);
  },
);

it.each(attempts)('a module that %s when it starts is replaced by its fallback', async (_what, code) => {
  const { loader, alpha, fallback, failures } = aPage((version) => runAs(version, code));
  expect(await loader.load(alpha)).toMatchObject({ kind: 'ready' });
  expect(loader.runningVersion('alpha')?.version).toBe(fallback.version);
  expect(failures).toEqual([`${alpha.version} scope`]);
});

it('a module stores under its own keys, and the page is not kept from anything', async () => {
  const { loader, alpha, failures } = aPage();
  await loader.load(alpha);
  const keys = ['alpha', 'alpha:open', 'drafts', 'drafts:7'];
  for (const key of keys) runAs(alpha, `localStorage.setItem("${key}", "1")`);
  expect(keys.map((key) => localStorage.getItem(key))).toEqual(['1', '1', '1', '1']);
  const { info } = console;
  console.info = () => undefined;
  console.info = info;
  localStorage.setItem('theme', 'true');
  expect(failures).toEqual([]);
});

it('the shell guards its page', async () => {
  const alpha = aModule('alpha', { owns });
  openShell({ at: '/alpha', as: aPerson(), modules: [alpha], files: { alpha: () => namedPage('Alpha') } });
  await screen.findByRole('heading', { name: 'Alpha' });
  expect(() => runAs(alpha, 'window.fetch = () => null')).toThrow('Module "alpha" may not replace "fetch"');
});
