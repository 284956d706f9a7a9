import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolderLayout } from '../importing/importAll';
import { foldersWithoutTraps, trapRows } from './trapRows';

const root = path.resolve(import.meta.dirname, '../../../../../..');

it.each(trapRows)('$source: "$note" has an existing test', ({ file, test }) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(test);
});

it('names every folder that an import of a data folder reads', () => {
  const named = new Set([...trapRows.map(({ source }) => source), ...foldersWithoutTraps]);
  const read = dataFolderLayout.map(({ target }) => target.split('/')[0] ?? '');
  expect(read.filter((folder) => !named.has(folder))).toEqual([]);
});

it('has a test for every invented file', () => {
  const ingest = path.resolve(import.meta.dirname, '..');
  const tests = readdirSync(ingest, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') || name.endsWith('inventedWorkbooks.ts'))
    .map((name) => readFileSync(path.join(ingest, name), 'utf8'))
    .join('\n');
  const files = readdirSync(path.join(import.meta.dirname, 'invented/files'), {
    recursive: true,
    encoding: 'utf8',
  });
  const unread = files.filter(
    (file) => /\.(?:csv|txt|json|xml)$/.test(file) && !tests.includes(path.basename(file)),
  );
  expect(unread).toEqual([]);
});
