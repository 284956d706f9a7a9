import { actionWords } from './actionWords';

const action = { dividendRupees: null, priceFactor: null } as const;
const two = 'Interim Dividend - Rs 9 Per Share Special Dividend - Rs 18.50 Per Share';

it.each([
  ['Dividend - Rs 31 Per Share', 31, 'Dividend of ₹31.00 a share', null],
  ['Interim Dividend- Rs 8 Per Share', 8, 'Interim dividend of ₹8.00 a share', null],
  ['Interim Dividend Re 1 Per Share', 1, 'Interim dividend of ₹1.00 a share', null],
  [two, 9, 'Interim dividend of ₹9.00 a share', null],
  [two, 18.5, 'Special dividend of ₹18.50 a share', null],
  [
    'Annual General Meeting/ Dividend 40%',
    4,
    'Dividend of ₹4.00 a share',
    'Annual General Meeting/ Dividend 40%',
  ],
])('names the dividend of “%s” that is ₹%d', (subject, dividendRupees, words, more) => {
  expect(actionWords({ ...action, kind: 'dividend', subject, dividendRupees })).toEqual({ words, more });
});

it.each([
  ['buyback', 'Buy Back', null, 'Buyback', null],
  ['bonus', 'Bonus 1:1', 0.5, 'Bonus shares: one share became 2', 'Bonus 1:1'],
  ['other', 'Annual General Meeting', null, 'Notice', 'Annual General Meeting'],
] as const)(
  'says of a %s what it changes, and what the exchange adds',
  (kind, subject, priceFactor, words, more) => {
    expect(actionWords({ ...action, kind, subject, priceFactor })).toEqual({ words, more });
  },
);
