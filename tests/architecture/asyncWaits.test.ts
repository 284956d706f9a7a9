import { typeScriptFiles } from './sourceFiles';

/** `waitForFunction` takes the promise of such a function for a yes, and waits for nothing. */
const asyncWait = /\.waitForFunction\(\s*async\b/;

it('no test waits by an asynchronous function in a page', () => {
  const found = typeScriptFiles().filter(
    ({ path, text }) => path.startsWith('tests/') && asyncWait.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

it('an asynchronous wait is reported wherever its function begins', () => {
  expect(asyncWait.test('await page.waitForFunction(\n  async (least) => least > 0,')).toBe(true);
  expect(asyncWait.test('await page.waitForFunction((least) => least > 0,')).toBe(false);
});
