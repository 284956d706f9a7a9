import { existsSync } from 'node:fs';
import { sourceFiles } from './sourceFiles';
import { inRoot } from '../../build/paths.mjs';

const [page] = sourceFiles(/^docs\/security\.md$/);
const testsIn = (text: string) =>
  [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
const rows = (page?.text ?? '').split('\n').filter((line) => /^\| V\d+\.\d+/.test(line));

describe('docs/security.md', () => {
  it('names tests that exist', () => {
    const named = testsIn(page?.text ?? '');
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  });

  it('has a test or a gap in every row', () => {
    expect(rows.length).toBeGreaterThan(60);
    const incomplete = rows.filter(
      (row) => testsIn(row).length === 0 && !/\bgap\b/i.test(row.split('|').at(-2) ?? ''),
    );
    expect(incomplete).toEqual([]);
  });
});
