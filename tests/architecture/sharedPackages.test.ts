import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { sharedKeys } from '../../webpack/sharedDependencies';

// modules are built to take these from the page, and would fail in the browser where the shell does not bring one
const provided = [
  ...readFileSync(inRoot('shell', 'src', 'loading', 'sharedPackages.ts'), 'utf8').matchAll(
    /^ {2}'?([\w@/-]+)'?: \(\) => import\('([^']+)'\)/gm,
  ),
].map(([, name = '', imported = '']) => ({ name, imported }));

it.each([...sharedKeys])('the shell provides %s', (key) => {
  const names = provided.map(({ name }) => name);
  expect(names.some((name) => (key.endsWith('/') ? name.startsWith(key) : name === key))).toBe(true);
});

it('provides each under its own name, and nothing that modules do not ask for', () => {
  const isAskedFor = (name: string) =>
    sharedKeys.some((key) => (key.endsWith('/') ? name.startsWith(key) : name === key));
  expect(provided.filter(({ name, imported }) => name !== imported || !isAskedFor(name))).toEqual([]);
});
