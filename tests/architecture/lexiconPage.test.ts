import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tableRows } from '../../shared/src/shariah/lexicon/lexiconScores.fixture';

it('docs/lexicon.md states the precision and recall that the labels give', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/lexicon.md'), 'utf8');
  const stated = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join(' | '),
    );
  expect(stated).toEqual(expect.arrayContaining(tableRows()));
});
