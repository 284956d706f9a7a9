import { sourceFiles, type SourceFile } from './sourceFiles';

const isOfPages = ({ path }: SourceFile) =>
  /^(?:shell|shared|mfe-[^/]+)\/src\//.test(path) && !/\.(?:test|testing|fixture)\./.test(path);

/** Compares a key with Enter or an arrow, so that it acts on what is typed. */
const handlesKeys = /(?:===|case) '(?:Enter|ArrowDown|ArrowUp)'|\bArrowDown: |\['ArrowDown'/;

/** On an option of a list, which takes no text. */
const onOption = /onKeyDown=\{\(event\) => event\.key === 'Enter' && \w+\(\w*\)\}/g;

const ignoresComposition = ({ text }: SourceFile) =>
  handlesKeys.test(text.replaceAll(onOption, '')) && !/\bisComposing\b/.test(text);

// an input method for Hindi, Urdu or Chinese accepts a word by Enter
it('leaves keys to an input method wherever Enter or arrows are handled', () => {
  const files = sourceFiles(/\.tsx?$/).filter(isOfPages);
  expect(files.filter(ignoresComposition).map(({ path }) => path)).toEqual([]);
});

it.each([
  ["if (event.key === 'Enter') add();", true],
  ['const steps = { ArrowDown: 1 };', true],
  ["case 'ArrowUp':", true],
  ["if (event.key === 'Enter' && !isComposing(event)) add();", false],
  ["if (event.key === 'Escape') close();", false],
])('judges whether %s ignores composition', (text, isReported) => {
  expect(ignoresComposition({ path: 'shell/src/a.tsx', text })).toBe(isReported);
});
