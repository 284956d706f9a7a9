import { readFileSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';
import { sharedKeys } from '../../build/sharedDependencies';

// modules do not bundle these packages, and would fail in the browser if the shell did not provide one
const provided = [
  ...readFileSync(inRoot('shell', 'src', 'loading', 'federation', 'sharedPackages.ts'), 'utf8').matchAll(
    /^ {2}'?([\w@/-]+)'?: \(\) => import\((?:\/\*[^*]*\*\/ )?'([^']+)'\)/gm,
  ),
].map(([, name = '', imported = '']) => ({ name, imported }));

it.each([...sharedKeys])('the shell provides %s', (key) => {
  const names = provided.map(({ name }) => name);
  expect(names.some((name) => (key.endsWith('/') ? name.startsWith(key) : name === key))).toBe(true);
});

it('the shell provides each package under its own name, and nothing else', () => {
  const isShared = (name: string) =>
    sharedKeys.some((key) => (key.endsWith('/') ? name.startsWith(key) : name === key));
  expect(provided.filter(({ name, imported }) => name !== imported || !isShared(name))).toEqual([]);
});
