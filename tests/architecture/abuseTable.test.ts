import { sourceFiles } from './sourceFiles';

const folder = 'server/src/features/social/calls/';
const [page] = sourceFiles(new RegExp(`^${folder}ABUSE\\.md$`));
const rows = (page?.text ?? '').split('\n').filter((line) => /^\| (?!Abuse |-)/.test(line));

/** The tests that a row names: the file, and the words with which it says what it tries. */
const namedIn = (row: string) =>
  [...row.matchAll(/`([\w/]+\.test\.ts)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', words = '']) =>
    [...words.matchAll(/"([^"]+)"/g)].map(([, said = '']) => ({ file, said })),
  );

describe(`${folder}ABUSE.md`, () => {
  it('has a test in every row', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
  });

  it('names tests that exist, in their words', () => {
    const texts = new Map(sourceFiles(/\.test\.ts$/).map(({ path, text }) => [path, text]));
    const missing = rows
      .flatMap(namedIn)
      .filter(({ file, said }) => !texts.get(folder + file)?.includes(said));
    expect(missing).toEqual([]);
  });
});
