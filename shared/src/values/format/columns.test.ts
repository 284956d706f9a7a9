import { croreInColumn, formatChange, formatCountOf, numberInColumn, percentInColumn, shortName } from '.';

it('gives all percentages of a column the same decimals', () => {
  expect([0, 0.095, 0.46404, 0.18487].map((part) => percentInColumn(part).digits)).toEqual([
    '0.00',
    '9.50',
    '46.40',
    '18.49',
  ]);
});

it.each([
  [19_707_880_000_000, '19,70,788'],
  [129_400_000, '13'],
  [1_000_000, '<1'],
  [0, '0'],
])('shows %d rupees in a column of crores as %s', (rupees, digits) => {
  expect(croreInColumn(rupees)).toEqual({ before: '₹', digits, after: ' cr' });
});

it('shows plain numbers with fixed decimals', () => {
  expect(numberInColumn(24.1).digits).toBe('24.10');
});

it.each([
  [0.012, '+1.20%'],
  [-0.0345, '−3.45%'],
  [0, '0.00%'],
])('shows a change of %d as %s', (fraction, words) => {
  expect(formatChange(fraction)).toBe(words);
});

it.each([
  [0, '0 companies'],
  [1, '1 company'],
  [2, '2 companies'],
  [1_01_090, '1,01,090 companies'],
])('counts %d as %s', (count, words) => {
  expect(formatCountOf(count, 'company', 'companies')).toBe(words);
});

it.each([
  ['Reliance Industries Limited', 'Reliance Industries', ' Limited'],
  ['Zuari Agro Chemicals Ltd.', 'Zuari Agro Chemicals', ' Ltd.'],
  ['State Bank of India', 'State Bank of India', ''],
  ['Limited', 'Limited', ''],
])('shortens %s to %s', (name, short, rest) => {
  expect(shortName(name)).toEqual([short, rest]);
});
