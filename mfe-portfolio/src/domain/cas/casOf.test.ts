import { casOf } from './casOf';
import { nsdlStatement } from './nsdlStatement.fixture';

const cdsl = [
  'Central Depository Services (India) Limited CDSL',
  'Consolidated Account Statement',
  'Statement for the period from 01-09-2026 to 30-09-2026',
  'ISIN Security Current Bal Frozen Bal Pledge Bal Free Bal Market Price Value',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED EQUITY SHARES 50.000 0.000 0.000 50.000 2,500.00 1,25,000.00',
  'INE154A01025 ITC LIMITED',
  'EQUITY SHARES OF RE 1 12.000 0.000 0.000 12.000 450.50 5,406.00',
  'INF204KB17I5 NIPPON INDIA ETF 10.000 0.000 10.000 100.00 1,000.00',
  'Portfolio Value 1,31,406.00',
];
const nsdl = [
  'NSDL Consolidated Account Statement',
  'Holdings as on 31-Oct-2026',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED 10.00 20 2,500.00 50,000.00',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED 10.00 5 2,500.00 12,500.00',
  'INE009A01021 INFOSYS LIMITED 5.00 7 1,500.00 99,999.00',
];

describe('a consolidated account statement', () => {
  it('of CDSL is read with names over several lines, without funds', () => {
    const file = casOf(cdsl);
    expect(file?.title).toBe('CDSL account statement');
    expect(file?.lines).toMatchObject([
      { isin: 'INE002A01018', quantity: 50, day: '2026-09-30', amountPaise: null, kind: 'opening' },
      { isin: 'INE154A01025', quantity: 12 },
    ]);
    expect(file?.refused).toEqual([{ line: 8, reason: expect.stringContaining('INF204KB17I5') }]);
  });

  it('of NSDL adds the shares of several accounts up, and refuses rows that contradict themselves', () => {
    const file = casOf(nsdl);
    expect(file?.title).toBe('NSDL account statement');
    expect(file?.lines).toMatchObject([{ isin: 'INE002A01018', quantity: 25, day: '2026-10-31' }]);
    expect(file?.refused).toEqual([{ line: 5, reason: expect.stringContaining('do not fit together') }]);
  });

  it('of NSDL is read in the published layout, without its bonds', () => {
    const file = casOf(nsdlStatement);
    expect(file?.title).toBe('NSDL account statement');
    expect(file?.lines).toMatchObject([
      { isin: 'INE002A01018', quantity: 30, day: '2026-09-30', amountPaise: null, kind: 'opening' },
      { isin: 'INE154A01025', quantity: 12 },
    ]);
    expect(file?.refused).toEqual([
      { line: 13, reason: expect.stringContaining('INE040A08914 is not a share') },
      { line: 15, reason: expect.stringContaining('INF204KB17I5 is not a share') },
    ]);
  });

  it.each([
    // the face value of 1 rupee gives 45 paise
    ['3 shares of a low price', '1.00 3 0.45 1.35', 3],
    ['a number in the name', '360 ONE WAM LIMITED 1.00 359 1,000.00 3,59,000.00', 359],
    ['a price that is rounded', '10.00 1,000 0.45 452.30', 1000],
    ['a price in whole rupees', '10.00 8 2,500 20,003.20', 8],
  ])('counts %s', (_what, figures, quantity) => {
    const file = casOf([...nsdl.slice(0, 2), `INE002A01018 RELIANCE ${figures}`]);
    expect(file?.lines).toMatchObject([{ quantity }]);
  });

  it('refuses a row of which two figures could be the shares', () => {
    const file = casOf([
      ...cdsl.slice(0, 3),
      'INE002A01018 RELIANCE 1000.000 0.000 4.000 996.000 0.45 452.30',
    ]);
    expect(file?.lines).toEqual([]);
    expect(file?.refused).toEqual([
      { line: 4, reason: 'INE002A01018: more than one figure of this row could be its shares.' },
    ]);
  });

  it('is no other document', () => {
    expect(casOf(['Contract note', 'INE002A01018 RELIANCE 10 2,500.00 25,000.00'])).toBeNull();
  });
});
