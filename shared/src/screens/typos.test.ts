import { isTypoOf, typosAllowed } from './typos';

it.each([
  ['relaince', 'relianceindustries', 1],
  ['relince', 'relianceindustries', 1],
  ['reliiance', 'relianceindustries', 1],
  ['inffosys', 'infosys', 1],
  ['hindustn uniliver'.replace(' ', ''), 'hindustanunilever', 2],
])('takes %s for %s', (text, key, typos) => {
  expect(isTypoOf(text, key, typos)).toBe(true);
  expect(isTypoOf(text, key, typos - 1)).toBe(false);
});

it('takes nothing for what differs by more', () => {
  expect(isTypoOf('wipro', 'infosys', 2)).toBe(false);
  expect(isTypoOf('infosystems', 'infosys', 2)).toBe(false);
});

it('bears with no typo in short words, which are other codes', () => {
  expect(typosAllowed('itc')).toBe(0);
});
