import { compileColumn } from './compile';
import { parseFormula } from './parse';
import { defineRatios } from './ratios';
import { sourceOf } from './source.fixture';

const messages = (...definitions: [name: string, text: string][]) =>
  defineRatios(definitions.map(([name, text]) => ({ name, text }))).faults.map(({ message }) => message);

it('reads ratios that use each other, in any order', () => {
  const { ratios, faults } = defineRatios([
    { name: 'B', text: 'A * 2' },
    { name: 'A', text: 'debt / sales' },
  ]);
  expect(faults).toEqual([]);
  expect(ratios.map(({ name, unit }) => [name, unit])).toEqual([
    ['A', 'ratio'],
    ['B', 'ratio'],
  ]);
});

it.each([
  ['a name that is a metric', 'Market cap', /already the name/],
  ['a word of the language', 'sales growth mine', /meaning of its own/],
  ['signs', 'a+b', /letters, digits/],
  ['a number as a word', 'rule 40', /meaning of its own/],
  ['too long a name', 'x'.repeat(41), /at most 40/],
])('refuses %s', (_, name, message) => {
  expect(messages([name, 'sales'])[0]).toMatch(message);
});

it('refuses a second ratio of the same name', () => {
  expect(messages(['Mine', 'sales'], ['mine', 'debt'])).toEqual(['Another ratio is called mine.']);
});

it('refuses a condition as a formula', () => {
  expect(messages(['Mine', 'sales > 5'])[0]).toMatch(/“>” does not fit/);
});

it('refuses ratios that go round in a circle, and says which way', () => {
  expect(messages(['A', 'B + 1'], ['B', 'C + 1'], ['C', 'A + 1'], ['D', 'A * 2'])).toEqual([
    'A is worked out from itself: A → B → C → A.',
    'B is worked out from itself: B → C → A → B.',
    'C is worked out from itself: C → A → B → C.',
    'D rests on a ratio that has a fault.',
  ]);
  expect(messages(['A', 'A + 1'])).toEqual(['A is worked out from itself: A → A.']);
});

it('works out a ratio once, however often the next one doubles it', () => {
  const doubling = Array.from({ length: 40 }, (_, index) => ({
    name: `step${index}`,
    text: index === 0 ? 'sales' : `step${index - 1} + step${index - 1}`,
  }));
  const { ratios, faults } = defineRatios(doubling);
  expect(faults).toEqual([]);
  const read = parseFormula('step39', { ratios });
  const values = read.ok
    ? compileColumn(read.formula, ratios).run(sourceOf([{ numbers: { sales: [1] } }]))
    : [];
  expect([...values]).toEqual([2 ** 39]);
});
