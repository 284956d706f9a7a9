import { maxRatioDepth } from '../../../policy/limits';
import { compileColumn } from '../compiling/compile';
import { parseFormula } from './parse';
import { defineRatios } from './ratios';
import { sourceOf } from '../compiling/source.fixture';

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
])('refuses %s in a custom ratio', (_, name, message) => {
  expect(messages([name, 'sales'])[0]).toMatch(message);
});

it('refuses a second ratio of the same name', () => {
  expect(messages(['Mine', 'sales'], ['mine', 'debt'])).toEqual(['Another ratio is called mine.']);
});

it('refuses a condition as a formula', () => {
  expect(messages(['Mine', 'sales > 5'])[0]).toMatch(/“>” does not fit/);
});

it('refuses ratios that depend on each other too deeply, and accepts the others', () => {
  const definitions = [...'ABCDEFG'].map((name, place, all) => ({
    name,
    text: place === 0 ? 'debt / sales' : `highest ${all[place - 1] ?? ''} 30 years`,
  }));
  const { ratios, faults } = defineRatios(definitions);
  expect(ratios.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(faults.map(({ index, message }) => [index, message])).toEqual([
    [5, 'F depends on other ratios more than 5 levels deep.'],
    [6, 'G depends on other ratios more than 5 levels deep.'],
  ]);
});

it('refuses circular ratios and names the cycle', () => {
  expect(messages(['A', 'B + 1'], ['B', 'C + 1'], ['C', 'A + 1'], ['D', 'A * 2'])).toEqual([
    'A depends on itself: A → B → C → A.',
    'B depends on itself: B → C → A → B.',
    'C depends on itself: C → A → B → C.',
    'D depends on a ratio that has an error.',
  ]);
  expect(messages(['A', 'A + 1'])).toEqual(['A depends on itself: A → A.']);
});

it('computes a ratio once, however often the next one uses it', () => {
  const uses = 100;
  const growing = Array.from({ length: maxRatioDepth }, (_, index) => ({
    name: `step${index}`,
    text: index === 0 ? 'sales' : Array.from({ length: uses }, () => `step${index - 1}`).join(' + '),
  }));
  const { ratios, faults } = defineRatios(growing);
  expect(faults).toEqual([]);
  const read = parseFormula(`step${maxRatioDepth - 1}`, { ratios });
  const values = read.ok
    ? compileColumn(read.formula, ratios).run(sourceOf([{ numbers: { sales: [1] } }]))
    : [];
  expect([...values]).toEqual([uses ** (maxRatioDepth - 1)]);
});
