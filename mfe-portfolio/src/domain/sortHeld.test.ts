import { energy, goods, portfolioEntries } from '../../dev/portfolio';
import { entriesByIsin, heldOf } from './heldOf';
import { heldNamed, sortHeld, type HeldSortKey } from './sortHeld';

const [first] = portfolioEntries;
const unknown = { ...first!, key: 'unknown', isin: 'INE000003016', amountPaise: null };
const held = heldOf(
  entriesByIsin([...portfolioEntries, unknown]),
  new Map([goods, energy].map((company) => [company.isin, company])),
  '2026-11-20',
);
const namesBy = (key: HeldSortKey, isAscending: boolean) =>
  sortHeld(held, { key, isAscending }).map(({ name }) => name);

it.each<[HeldSortKey, boolean, string[]]>([
  ['name', true, [energy.stock, goods.stock, unknown.isin]],
  ['name', false, [unknown.isin, goods.stock, energy.stock]],
  ['verdict', true, [energy.stock, goods.stock, unknown.isin]],
  ['value', false, [goods.stock, energy.stock, unknown.isin]],
  ['value', true, [energy.stock, goods.stock, unknown.isin]],
  ['gain', false, [goods.stock, energy.stock, unknown.isin]],
  ['cost', false, [energy.stock, goods.stock, unknown.isin]],
])('sorts by %s, ascending %s, with what is not known at the end', (key, isAscending, names) => {
  expect(namesBy(key, isAscending)).toEqual(names);
});

it.each([
  ['goods', [goods.stock]],
  [' ENERGY ', [energy.stock]],
  ['0003', [unknown.isin]],
  ['', [goods.stock, energy.stock, unknown.isin]],
])('finds the companies of %p', (text, names) => {
  expect(heldNamed(held, text).map(({ name }) => name)).toEqual(names);
});
