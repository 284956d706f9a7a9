import { compile } from './compile';
import { parse } from '../parsing/parse';
import { sourceOf } from './source.fixture';

const compiled = (text: string) => {
  const read = parse(text);
  if (!read.ok) throw new Error(read.errors.map(({ message }) => message).join(' '));
  return compile(read.query);
};

const facts = sourceOf([
  { numbers: { sales: [100, 50], debt: [10], cash: [20] } },
  { numbers: { sales: [40, 50], debt: [30], cash: [20] } },
  { numbers: { sales: [7] } },
]);
const nothing = sourceOf([{ numbers: {} }, { numbers: {} }, { numbers: {} }]);

it('returns results that later screens do not overwrite and that contain nothing of earlier ones', () => {
  const grows = compiled('sales growth 1 year > 0 and debt + cash < 40');
  const owes = compiled('not (debt between 5 and 15) or sales * 2 > 150');
  const first = grows.run(facts);
  const copy = structuredClone(first);
  const expected = structuredClone(owes.run(facts));
  for (let round = 0; round < 3; round += 1) {
    expect(grows.run(nothing).unknowns).toHaveLength(3);
    expect(owes.run(facts)).toEqual(expected);
    expect(grows.run(facts)).toEqual(copy);
  }
  expect(first).toEqual(copy);
});
