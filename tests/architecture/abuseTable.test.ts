import { sourceFiles } from './sourceFiles';

const folder = 'server/src/features/community/calls/';
const [page] = sourceFiles(new RegExp(`^${folder}ABUSE\\.md$`));
const rows = (page?.text ?? '').split('\n').filter((line) => /^\| (?!Abuse |-)/.test(line));

/** The tests that a row names: file and title. */
const namedIn = (row: string) =>
  [...row.matchAll(/`([\w/-]+\.test\.tsx?)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title })),
  );

describe(`${folder}ABUSE.md`, () => {
  it('has a test in every row', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => namedIn(row).length === 0)).toEqual([]);
  });

  it('names tests that exist, by their titles', () => {
    const texts = new Map(sourceFiles(/\.test\.tsx?$/).map(({ path, text }) => [path, text]));
    const missing = rows
      .flatMap(namedIn)
      .filter(
        ({ file, title }) =>
          !texts.get(/^(?:mfe-|server\/)/.test(file) ? file : folder + file)?.includes(title),
      );
    expect(missing).toEqual([]);
  });
});
