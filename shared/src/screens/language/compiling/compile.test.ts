import { compile, compileColumn } from './compile';
import { parse, parseFormula } from '../parsing/parse';
import { defineRatios } from '../parsing/ratios';
import { fixtureDay, sourceOf } from './source.fixture';
import type { FactsRow } from './source.fixture';
import type { CustomRatio } from '../units';

const answers = ['no match', 'unknown', 'match'];

function screen(text: string, ratios: CustomRatio[] = []) {
  const read = parse(text, { ratios });
  if (!read.ok) throw new Error(read.errors[0]?.message);
  return compile(read.query, ratios);
}
const answer = (text: string, row: FactsRow, ratios?: CustomRatio[]) =>
  answers[screen(text, ratios).run(sourceOf([row])).truths[0] ?? 1];

const row: FactsRow = {
  numbers: {
    sales: [100, 80, 90, 50],
    debt: [10, 20, 30, 40],
    cash: [null, 5],
    marketCap: [2000],
    debtToAssets: [0.07 * 100],
    netProfit: [-5, 10, 10],
    price: [120, 100],
    'sma 50': [110],
    'sma 200': [130],
    stars: [4],
    'stars AAOIFI': [2],
    volume: [0],
  },
  words: { sector: 'Oil, Gas & Fuels', status: 'compliant' },
  history: [
    ['2025-01-15', 'non-compliant'],
    ['2025-08-01', 'compliant'],
  ],
};

it.each([
  ['sales > 50', 'match'],
  ['sales > 100', 'no match'],
  ['cash > 1', 'unknown'],
  ['not cash > 1', 'unknown'],
  ['cash > 1 and sales > 1000', 'no match'],
  ['cash > 1 and sales > 1', 'unknown'],
  ['cash > 1 or sales > 1', 'match'],
  ['cash > 1 or sales > 1000', 'unknown'],
  ['sales / volume > 1', 'unknown'],
  ['sales / (debt - 10) > 1 or sales > 1', 'match'],
  ['other income > 0', 'unknown'],
  ['sales between 100 and 200', 'match'],
  ['cash between 1 and 2 and sales < 0', 'no match'],
  ['stars in (3, 4)', 'match'],
  ['stars not in (3, 4)', 'no match'],
  ['stars(AAOIFI) >= 3', 'no match'],
  ['stars(MSCI) >= 3', 'unknown'],
  ['debt to assets <= 7', 'match'],
  ['debt to assets < 7%', 'no match'],
])('a compiled screen answers %s with %s', (text, expected) => {
  expect(answer(text, row)).toBe(expected);
});

it.each([
  ['market cap = 2k', 'match'],
  ['market cap = 2000 crore', 'match'],
  ['market cap = 2,00,000 lakh', 'match'],
  ['market cap < 1 lakh crore', 'match'],
  ['market cap - 1000 crore = 1000', 'match'],
  ['market cap / 100 crore = 20', 'match'],
  ['sales * 10% = debt', 'match'],
  ['debt / sales = 10%', 'match'],
  ['sales growth = 25%', 'match'],
  ['2000 crore = market cap', 'match'],
])('reads the numbers of %s in the unit they stand beside', (text, expected) => {
  expect(answer(text, row)).toBe(expected);
});

it.each([
  ['sales 1 year ago = 80', 'match'],
  ['sales 9 years ago > 0', 'unknown'],
  ['average sales 4 years = 80', 'match'],
  ['average sales 5 years > 0', 'unknown'],
  ['highest sales 4 years = 100', 'match'],
  ['lowest sales 4 years = 50', 'match'],
  ['sales growth 1 year = 25', 'match'],
  ['sales growth 3 years between 25.99 and 26', 'match'],
  ['net profit growth 1 year = -150', 'match'],
  ['net profit growth 2 years > 0', 'unknown'],
  ['price growth 1 year = 20', 'match'],
  ['debt falling 3 years', 'match'],
  ['debt falling 4 years', 'unknown'],
  ['sales rising 1 year', 'match'],
  ['sales rising 2 years', 'no match'],
  ['sales rising 9 years', 'no match'],
  ['price > sma', 'match'],
  ['price > sma 200', 'no match'],
])('a compiled screen applies the period in %s', (text, expected) => {
  expect(answer(text, row)).toBe(expected);
});

it.each([
  ['sector = "oil, gas and fuels"', 'match'],
  ['sector != Pharma', 'match'],
  ['sector in (Pharma, Textiles)', 'no match'],
  ['industry != Pharma', 'unknown'],
  ['status = compliant', 'match'],
  ['status(AAOIFI) = compliant', 'unknown'],
  ['status = compliant for 12 months', 'match'],
  ['status = compliant for 18 months', 'no match'],
  ['status = compliant for 36 months', 'no match'],
  ['status changed within 12 months', 'no match'],
  ['status changed within 18 months', 'match'],
  ['status changed within 36 months', 'match'],
])('evaluates words and the history: %s gives %s', (text, expected) => {
  expect(answer(text, row)).toBe(expected);
});

it('a compiled screen knows no status before the first verdict, and does not count that verdict as a change', () => {
  const since = (day: string): FactsRow => ({ history: [[day, 'compliant']] });
  expect(answer('status = compliant for 12 months', since('2025-11-21'))).toBe('match');
  expect(answer('status = compliant for 12 months', since('2025-11-22'))).toBe('unknown');
  expect(answer('status = non-compliant for 12 months', since('2025-11-22'))).toBe('no match');
  expect(answer('status changed within 12 months', since('2025-11-22'))).toBe('unknown');
  expect(answer('status changed within 12 months', {})).toBe('unknown');
});

it('a compiled screen does not look past the day of the source', () => {
  const row: FactsRow = {
    history: [
      ['2020-01-01', 'compliant'],
      ['2026-12-01', 'non-compliant'],
    ],
  };
  expect(fixtureDay < '2026-12-01').toBe(true);
  expect(answer('status = compliant for 12 months', row)).toBe('match');
});

it('lists unknown rows separately, and counts each clause alone and combined with those before it', () => {
  const rows: FactsRow[] = [
    { numbers: { sales: [10], debt: [1] } },
    { numbers: { sales: [10], debt: [9] } },
    { numbers: { sales: [10] } },
    { numbers: { sales: [1], debt: [1] } },
    { numbers: { debt: [9] } },
  ];
  const result = screen('sales > 5\ndebt < 5').run(sourceOf(rows));
  expect([...result.matches]).toEqual([0]);
  expect([...result.unknowns]).toEqual([2]);
  expect(result.clauses).toEqual([
    { text: 'Sales > 5', matches: 3, unknowns: 1, remaining: 3 },
    { text: 'Debt < 5', matches: 2, unknowns: 1, remaining: 1 },
  ]);
});

it('a compiled screen can run again over another source, of another size', () => {
  const compiled = screen('sales > 5 and debt + 1 < 5');
  const few = sourceOf([{ numbers: { sales: [10], debt: [1] } }]);
  const many = sourceOf([
    {},
    { numbers: { sales: [10], debt: [1] } },
    { numbers: { sales: [1], debt: [1] } },
  ]);
  expect([...compiled.run(few).matches]).toEqual([0]);
  expect([...compiled.run(many).matches]).toEqual([1]);
  expect([...compiled.run(few).matches]).toEqual([0]);
});

it('a compiled screen lists the columns it needs before a run', () => {
  const { needs, asOf } = screen(
    'sales growth 3 years > 5\nsma < price\nsector = Pharma\nstatus(AAOIFI) = compliant for 12 months\nas of 2025-03',
  );
  expect(asOf).toBe('2025-03');
  expect(needs).toEqual({
    numbers: [
      { of: { id: 'sales', period: null, standard: null }, yearsAgo: 0 },
      { of: { id: 'sales', period: null, standard: null }, yearsAgo: 3 },
      { of: { id: 'sma', period: 50, standard: null }, yearsAgo: 0 },
      { of: { id: 'price', period: null, standard: null }, yearsAgo: 0 },
    ],
    words: [{ id: 'sector', standard: null }],
    histories: ['AAOIFI'],
  });
});

it('uses custom ratios in screens, over years, and as columns', () => {
  const { ratios } = defineRatios([
    { name: 'Burden', text: 'debt / sales * 100' },
    { name: 'Twice the burden', text: '2 * Burden' },
  ]);
  expect(answer('burden < 11', row, ratios)).toBe('match');
  expect(answer('burden 1 year ago = 25', row, ratios)).toBe('match');
  expect(answer('twice the burden falling 2 years', row, ratios)).toBe('match');
  expect(answer('average burden 2 years = 17.5', row, ratios)).toBe('match');
  const read = parseFormula('twice the burden', { ratios });
  const column = read.ok ? compileColumn(read.formula, ratios).run(sourceOf([row, {}])) : [];
  expect([...column]).toEqual([20, NaN]);
});

it('treats a ratio that has been deleted since as unknown', () => {
  const { ratios } = defineRatios([{ name: 'Burden', text: 'debt / sales' }]);
  const read = parse('burden > 1', { ratios });
  const truths = read.ok ? compile(read.query, []).run(sourceOf([row])).truths : [];
  expect([...truths]).toEqual([1]);
});
