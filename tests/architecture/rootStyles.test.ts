import { sourceFiles } from './sourceFiles';

/** A style of the root element that depends on what is somewhere in the page. */
const SEARCH_OF_THE_PAGE = /(?:html|:root|body|:global\((?:html|body)\)):has\(/;

it('no style of the root element depends on a search of the page, which browsers repeat for each change of it', () => {
  const found = sourceFiles(/\.css$/)
    .filter(({ text }) => SEARCH_OF_THE_PAGE.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

it.each(['html:has(#overlays .mask) {', ':global(html):has(.layout) {'])(
  'finds a search of the whole page in %s',
  (selector) => {
    expect(SEARCH_OF_THE_PAGE.test(selector)).toBe(true);
  },
);
