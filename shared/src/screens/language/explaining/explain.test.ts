import { compile } from '../compiling/compile';
import { parse } from '../parsing/parse';
import { sourceOf } from '../compiling/source.fixture';

const source = sourceOf([
  {
    numbers: {
      debtToAssets: [18.5],
      marketCap: [450],
      sales: [900, 800, 700],
      debt: [10, 20, 15],
      price: [120.5],
      'sma 50': [116],
      pe: [12.4],
      stars: [4],
      volume: [0],
    },
    words: { sector: 'Healthcare' },
    history: [
      ['2025-01-15', 'non-compliant'],
      ['2025-08-01', 'compliant'],
    ],
  },
]);

function explain(text: string) {
  const read = parse(text);
  return read.ok ? compile(read.query).explain(source, 0) : [];
}

it.each([
  ['debt to assets < 25', 'passed', 'Debt to assets 18.50% is 6.5 points below 25%'],
  ['debt to assets < 10%', 'failed', 'Debt to assets 18.50% is 8.5 points above 10%'],
  ['market cap > 500 crore', 'failed', 'Market capitalization ₹450 cr is ₹50 cr below ₹500 cr'],
  ['500 < market cap', 'failed', 'Market capitalization ₹450 cr is ₹50 cr below ₹500 cr'],
  ['price > sma 50', 'passed', 'Price ₹120.5 is ₹4.5 above SMA 50 ₹116'],
  ['sales > sales 1 year ago', 'passed', 'Sales ₹900 cr is ₹100 cr above Sales 1 year ago ₹800 cr'],
  ['sales growth 1 year > 10', 'passed', 'Sales growth 1 year 12.50% is 2.5 points above 10%'],
  ['stars = 4', 'passed', 'Stars 4 equals 4'],
  ['P/E between 15 and 20', 'failed', 'P/E 12.4 is 2.6 below 15'],
  ['P/E between 5 and 20', 'passed', 'P/E 12.4 lies between 5 and 20'],
  ['stars in (3, 5)', 'failed', 'Stars 4 is not one of 3, 5'],
  ['sector = Healthcare', 'passed', 'Sector is Healthcare'],
  ['sector in (Textiles, Power)', 'failed', 'Sector is Healthcare, not Textiles, Power'],
  ['sector != Healthcare', 'failed', 'Sector is Healthcare'],
  ['sales rising 2 years', 'passed', 'Sales rose in each of 2 years: ₹700 cr → ₹800 cr → ₹900 cr'],
  ['debt rising 2 years', 'failed', 'Debt did not rise in each of 2 years: ₹15 cr → ₹20 cr → ₹10 cr'],
  [
    'status = compliant for 12 months',
    'passed',
    'Status has been compliant since 1 Aug 2025, before that non-compliant',
  ],
  [
    'status changed within 6 months',
    'failed',
    'Status has been compliant since 1 Aug 2025, before that non-compliant',
  ],
  ['cash > 5', 'unknown', 'Cash is not known'],
  ['cash + equity > 5 * receivables', 'unknown', 'Cash + Equity and 5 * Receivables are not known'],
  ['sales > cash', 'unknown', 'Cash is not known'],
  ['industry = Power', 'unknown', 'Industry is not known'],
  ['sales / volume > 5', 'unknown', 'Sales / Volume is not known'],
])('explains %s', (text, outcome, sentence) => {
  expect(explain(text)).toMatchObject([{ outcome, sentence }]);
});

it('explains each clause separately, and its parts', () => {
  const [first, second] = explain('debt to assets < 25\nsales > 5000 or pe < 15 or cash > 1');
  expect(first).toMatchObject({ text: 'Debt to assets < 25', outcome: 'passed', parts: [] });
  expect(second).toMatchObject({ outcome: 'passed', sentence: '1 of 3 hold, 1 not known; one is enough' });
  expect(second?.parts.map(({ outcome }) => outcome)).toEqual(['failed', 'passed', 'unknown']);
});

it('an explanation returns the values themselves', () => {
  expect(explain('price > sma 50')[0]?.values).toEqual([
    { name: 'Price', value: 120.5, unit: 'rupees', text: '₹120.5' },
    { name: 'SMA 50', value: 116, unit: 'rupees', text: '₹116' },
  ]);
});
