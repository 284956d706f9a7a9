/**
 * Which tests a run takes, by the ending of their file: `x.test.ts` is for `npm test`, `x.soak.test.ts` for `npm run soak` and
 * `x.nightly.test.ts` for `npm run nightly`.
 * @typedef {'test' | 'soak' | 'nightly' | 'changed'} Suite `changed`: those of `npm test` and soak
 */

/** @type {Record<Suite, string>} */
const ENDINGS = {
  test: '(?<!\\.soak|\\.nightly)\\.test\\.',
  soak: '\\.soak\\.test\\.',
  nightly: '\\.nightly\\.test\\.',
  changed: '(?<!\\.nightly)\\.test\\.',
};

/** @param {string | undefined} name @returns {name is Suite} */
const isSuite = (name) => name !== undefined && name in ENDINGS;

/** The suite of `SUITE`, or of the file that jest was started with, such as `npx jest x.soak.test.ts`. @returns {Suite} */
export function chosenSuite() {
  const { SUITE: named } = process.env;
  if (isSuite(named)) return named;
  if (named) throw new Error(`SUITE=${named} is none of ${Object.keys(ENDINGS).join(', ')}.`);
  const [, ending] = /\.(soak|nightly)(?:\.|$)/.exec(process.argv.slice(2).join(' ')) ?? [];
  return isSuite(ending) ? ending : 'test';
}

/**
 * The end of a pattern for the test files of the suite that runs.
 * @param {string} extensions a pattern, such as `tsx?`
 */
export const testFiles = (extensions) => `${ENDINGS[chosenSuite()]}${extensions}$`;
