import { casOf } from './casOf';

const title = [
  'Central Depository Services (India) Limited CDSL',
  'Consolidated Account Statement',
  'Statement for the period from 01-09-2026 to 30-09-2026',
];
const transactions = [
  'STATEMENT OF TRANSACTIONS FOR THE PERIOD FROM 01-09-2026 TO 30-09-2026',
  'ISIN Security Transaction Particulars Date Op. Bal Credit Debit Cl. Bal Stamp Duty',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED EARLY PAYIN 01-09-2026 100.000 0.000 50.000 50.000',
  'INE154A01025 ITC LIMITED BY CR 14-09-2026 0.000 12.000 0.000 12.000 0.81',
  'INE467B01029 TCS LIMITED EARLY PAYIN 02-09-2026 3.000 0.000 1.000 2.000',
  'INE009A01021 INFOSYS LIMITED BY CR 09-09-2026 2.000 1.000 0.000 3.000 0.00',
];
const holdings = [
  'HOLDING STATEMENT AS ON 30-09-2026',
  'ISIN Security Current Bal Frozen Bal Pledge Bal Pledge Setup Bal Free Bal Market Price Value',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED EQUITY SHARES 50.000 0.000 0.000 0.000 50.000 1,500.00 75,000.00',
  'INE154A01025 ITC LIMITED EQUITY SHARES 12.000 0.000 0.000 0.000 12.000 450.50 5,406.00',
  'INE467B01029 TATA CONSULTANCY SERVICES 2.000 0.000 0.000 0.000 2.000 3,500.00 7,000.00',
  'INE009A01021 INFOSYS LIMITED 3.000 0.000 0.000 0.000 3.000 1,500.00 4,500.00',
];
const others = [
  'INE528G01035 PENNY LIMITED EQUITY SHARES 1,000.000 0.000 0.000 0.000 1,000.000 .45 450.00',
  'IN9397D01014 BHARTI AIRTEL LTD PARTLY PAID 5.000 0.000 0.000 0.000 5.000 1,500.00 7,500.00',
  'INE111A01025 @ SUSPENDED LIMITED EQUITY SHARES 100.000 -- -- -- 100.000 0.000 0.00',
  'INE081A01020 TATA STEEL LIMITED EQUITY SHARES OF RE 1/- AFTER SPLIT FROM RS 10/-',
  'INTO 10 SHARES OF RE 1/- EACH 20.000 0.000 0.000 0.000 20.000 150.00 3,000.00',
];
const expected = [
  ['INE002A01018', 50],
  ['INE154A01025', 12],
  ['INE467B01029', 2],
  ['INE009A01021', 3],
];
const shares = (text: readonly string[]) => {
  const file = casOf(text);
  return { shares: file?.lines.map(({ isin, quantity }) => [isin, quantity]), refused: file?.refused.length };
};

it.each([
  ['before', [...title, ...transactions, ...holdings]],
  ['after', [...title, ...holdings, ...transactions]],
  [
    'before, without a heading of the shares but their columns',
    [...title, ...transactions, ...holdings.slice(1)],
  ],
  ['in a statement of both', [...title, 'Transaction cum Holding Statement', ...transactions, ...holdings]],
  [
    'over two pages',
    [
      ...title,
      ...transactions.slice(0, 4),
      ...transactions.slice(1, 2),
      ...transactions.slice(4),
      ...holdings,
    ],
  ],
])('counts no transactions %s', (_where, text) => {
  expect(shares(text)).toEqual({ shares: expected, refused: 0 });
});

it('does not count a row with a day where no heading says what it is', () => {
  const text = [...title, transactions[2] ?? '', ...holdings.slice(2)];
  expect(shares(text)).toEqual({ shares: expected, refused: 1 });
});

it('reads prices below a rupee, suspended shares and long names', () => {
  expect(shares([...title, ...holdings.slice(0, 2), ...others])).toEqual({
    shares: [
      ['INE528G01035', 1000],
      ['IN9397D01014', 5],
      ['INE111A01025', 100],
      ['INE081A01020', 20],
    ],
    refused: 0,
  });
});
