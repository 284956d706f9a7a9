import { portfolioFromSheet } from './portfolioFromSheet';

const header = [
  null,
  'Name of the Instrument',
  'ISIN',
  'Industry / Rating',
  'Quantity',
  'Market/Fair Value\r\n (Rs. in Lakhs)',
  '% to Net\r\n Assets',
];
const sheet = (tcs: number, cash: number, total: number) => [
  ['SHORT', 'A Flexi Cap Fund', null, null, null, null, 'Index'],
  [null, 'Monthly Portfolio Statement as on December 31, 2025'],
  header,
  [null, 'Equity & Equity related'],
  [null, 'Tata Consultancy  Services Ltd.', 'INE467B01029', 'IT - Software', 100, 305.5, tcs],
  [null, 'Sub Total', null, null, null, 305.5, tcs],
  [null, '(b) Unlisted', null, null, null, 'NIL', 'NIL'],
  [null, 'Net Receivables / (Payables)', null, null, null, -5.5, cash],
  [null, 'GRAND TOTAL', null, null, null, 300, total],
  [null, 'Benchmark return', null, null, null, null, 12],
];

it('reads lines of a portfolio up to the grand total, without the sums between', () => {
  expect(portfolioFromSheet(sheet(1.018, -0.018, 1), null)).toEqual({
    scheme: 'A Flexi Cap Fund',
    asOf: '2025-12-31',
    holdings: [
      {
        line: 5,
        name: 'Tata Consultancy Services Ltd.',
        isin: 'INE467B01029',
        industry: 'IT - Software',
        quantity: 100,
        marketValueLakh: 305.5,
        share: 1.018,
      },
      {
        line: 8,
        name: 'Net Receivables / (Payables)',
        isin: null,
        industry: null,
        quantity: null,
        marketValueLakh: -5.5,
        share: -0.018,
      },
    ],
  });
});

it('reads percentages as percentages, and takes the name of the index', () => {
  const portfolio = portfolioFromSheet(sheet(101.8, -1.8, 100), 'A Flexicap Fund');
  expect(portfolio?.scheme).toBe('A Flexicap Fund');
  expect(portfolio?.holdings.map(({ share }) => share.toFixed(3))).toEqual(['1.018', '-0.018']);
});

it('refuses a portfolio that does not add up', () => {
  expect(() => portfolioFromSheet(sheet(0.6, -0.018, 1), null)).toThrow(
    'Its holdings add up to 58.2% of net assets.',
  );
});

it('reads no portfolio from a sheet without one', () => {
  expect(portfolioFromSheet([['Sr No.', 'Short Name', 'Scheme Name']], null)).toBeNull();
});
