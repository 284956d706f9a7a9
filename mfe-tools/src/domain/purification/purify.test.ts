import fc from 'fast-check';
import type { PurificationCompany } from '@tayyib/shared/contracts';
import { fakeDividend, fakeImpure, fakeYear, soundPaints } from './companies.fixture';
import { dueOf, purifyHolding, totalsOf } from './purify';
import { emptyCorrection, newHolding, type Holding } from './purificationForm';
import { methodIds, type MethodId } from './sources';

const day = '2024-11-23';
const hundred: Holding = {
  ...newHolding('1', 'Sound Paints', 'INE000A01018'),
  shares: 100,
  boughtOn: '2022-07-01',
};
const results = (holding: Partial<Holding> = {}, company: Partial<PurificationCompany> | null = {}) =>
  purifyHolding({ ...hundred, ...holding }, company && { ...soundPaints, ...company }, day);
const yearOf = (to: number, ...input: Parameters<typeof results>) =>
  results(...input).years.find(({ facts }) => facts.year.to === `${to}-03-31`)!;
const amountOf = (to: number, method: MethodId, ...input: Parameters<typeof results>) => {
  const { amount, none } = yearOf(to, ...input).methods[method];
  return none ?? [amount?.least.toText(2), amount?.most?.toText(2)];
};
const known = (rupees: string) => [rupees, rupees];

describe('a holding', () => {
  it('is purified by four methods for each financial year', () => {
    // ₹6 × 100 × 2%; ₹4 crore / 1 crore shares × 100; not sold; held all year
    expect(methodIds.map((method) => amountOf(2024, method))).toEqual([
      known('12.00'),
      known('400.00'),
      'You sold none in this year.',
      known('400.00'),
    ]);
    // bought on 1 July: 274 of 365 days
    expect(amountOf(2023, 'unitDay')).toEqual(known('150.14'));
    expect(results().years.map(({ facts }) => facts.year.to)).toEqual([
      '2025-03-31',
      '2024-03-31',
      '2023-03-31',
    ]);
  });

  it('has no figure for a year without accounts, only bounds where there are any', () => {
    const typed = { years: { '2025-03-31': { ...emptyCorrection, dividendRupees: 700 } } };
    const { methods } = yearOf(2025, typed);
    expect(methods.dividend.amount?.least.toText(2)).toBe('0.00');
    expect(methods.dividend.amount?.most?.toText(2)).toBe('700.00');
    expect(methods.dividend.missing).toEqual(['The company’s accounts of this year are not on file.']);
    expect(methods.shareHeld.none).toMatch(/has not ended/);
    expect(methods.unitDay).toMatchObject({
      amount: null,
      missing: [expect.stringMatching(/has not ended/)],
    });
  });

  it('never takes a dividend that is not on file for none', () => {
    expect(yearOf(2024, {}, { dividends: [] }).methods.dividend).toMatchObject({ amount: null, none: null });
    const none = { years: { '2024-03-31': { ...emptyCorrection, dividendRupees: 0 } } };
    expect(amountOf(2024, 'dividend', none, { dividends: [] })).toBe('No dividend in this year.');
  });

  it('passes the bounds of impure income on', () => {
    const wide = fakeImpure(4, 200, { mostRupees: 500_000_000, missing: ['Others.'] });
    const company = { years: [fakeYear(2024, wide)] };
    expect(amountOf(2024, 'dividend', {}, company)).toEqual(['12.00', '150.00']);
    expect(amountOf(2024, 'shareHeld', {}, company)).toEqual(['400.00', '5000.00']);
    expect(yearOf(2024, {}, company).methods.dividend.missing).toEqual(['Others.']);
    const open = { years: [fakeYear(2024, fakeImpure(4, 0, { mostRupees: null, totalIncomeRupees: null }))] };
    expect(amountOf(2024, 'dividend', {}, open)).toEqual(['0.00', '600.00']);
    expect(amountOf(2024, 'shareHeld', {}, open)).toEqual(['400.00', undefined]);
  });

  it('counts what TASIS imputes on investments as a bound of its own method alone', () => {
    const imputed = { investmentsRupees: 400_000_000, share: 0.075, rupees: 30_000_000 };
    const company = { years: [fakeYear(2024, fakeImpure(4, 200, { imputed }))] };
    expect(amountOf(2024, 'unitDay', {}, company)).toEqual(['400.00', '700.00']);
    expect(amountOf(2024, 'shareHeld', {}, company)).toEqual(known('400.00'));
  });

  it('turns shares by splits: dividends count those of their day, years those of today', () => {
    const steps = [{ exDate: '2023-06-01', factor: 0.5, kind: 'split' as const }];
    expect(amountOf(2024, 'dividend', {}, { steps })).toEqual(known('24.00'));
    expect(amountOf(2023, 'dividend', {}, { steps })).toEqual(known('10.00'));
    expect(amountOf(2023, 'shareHeld', {}, { steps })).toEqual(known('400.00'));
    // bought on the ex-date: divided already
    expect(amountOf(2024, 'dividend', { boughtOn: '2023-06-01' }, { steps })).toEqual(known('12.00'));
  });

  it('turns shares by the ratio that was announced, of which files have a decimal', () => {
    const steps = [{ exDate: '2023-06-01', factor: 0.666666666667, kind: 'bonus' as const }];
    const company = {
      steps,
      dividends: [fakeDividend('2023-08-10', 1)],
      years: [fakeYear(2024, fakeImpure(2, 200))],
    };
    const { amount } = yearOf(2024, { shares: 3 }, company).methods.dividend;
    // 1% of ₹1 for each of 4.5 shares: 4.5 paise, and half a paisa is rounded up
    expect(dueOf(amount!)).toEqual({ leastPaise: 5, mostPaise: 5 });
  });

  it('gives a dividend to who held the day before its ex-date, and the year to who held its last day', () => {
    const company = { dividends: [fakeDividend('2023-08-10', 6)] };
    const sold = (soldOn: string) => amountOf(2024, 'dividend', { soldOn }, company);
    expect(sold('2023-08-10')).toEqual(known('12.00'));
    expect(sold('2023-08-09')).toEqual([undefined, undefined]);
    expect(amountOf(2024, 'dividend', { boughtOn: '2023-08-10' }, company)).toEqual([undefined, undefined]);
    expect(amountOf(2024, 'shareHeld', { soldOn: '2024-03-31' })).toMatch(/held none on the last day/);
    expect(amountOf(2024, 'unitDay', { boughtOn: '2023-05-01', soldOn: '2023-05-11' })).toEqual(
      known('10.93'),
    );
  });

  it('purifies a gain in the year of the sale, and never a loss', () => {
    const sale = { soldOn: '2024-01-10', paidRupees: 10_000, receivedRupees: 15_000.5 };
    expect(amountOf(2024, 'gain', sale)).toEqual(known('100.01'));
    expect(amountOf(2023, 'gain', sale)).toMatch(/sold none/);
    expect(amountOf(2024, 'gain', { ...sale, receivedRupees: 9000 })).toBe('You sold without a profit.');
    expect(amountOf(2024, 'gain', { ...sale, paidRupees: null })).toEqual([undefined, undefined]);
  });

  it('by hand rests on what was typed alone', () => {
    const years = { '2024-03-31': { dividendRupees: 500, impurePercent: 4, impureRupeesPerShare: 1.5 } };
    const company = null;
    expect(amountOf(2024, 'dividend', { isin: null, years }, company)).toEqual(known('20.00'));
    expect(amountOf(2024, 'shareHeld', { isin: null, years }, company)).toEqual(known('150.00'));
    expect(amountOf(2024, 'unitDay', { isin: null, years }, company)).toEqual(known('150.00'));
    expect(yearOf(2023, { isin: null, years }, company).methods.unitDay.amount).toBeNull();
  });

  it('gets the name of its company where it was added by ISIN alone', () => {
    const unnamed = { name: 'INE000A01018' };
    expect(results(unnamed).holding.name).toBe(soundPaints.stock);
    expect(results(unnamed, null).holding.name).toBe('INE000A01018');
    expect(results().holding.name).toBe('Sound Paints');
  });

  it('says what has to be typed first', () => {
    expect(results({ shares: null }).incomplete).toMatch(/how many shares/);
    expect(results({ boughtOn: null }).incomplete).toMatch(/the day you bought/);
    expect(results({ boughtOn: '2025-01-01' }).incomplete).toMatch(/between 1990 and today/);
    expect(results({ soldOn: '2022-01-01' }).incomplete).toMatch(/before that of buying/);
  });

  it('shows the steps of every amount', () => {
    expect(yearOf(2024).methods.dividend.working).toEqual([
      { label: 'Dividend of 10 Aug 2023: ₹6 × 100 shares', value: '₹600.00' },
      { label: 'Impure share: ₹4 cr ÷ total income ₹200 cr', value: '2%' },
      { label: 'To purify', value: '₹12.00' },
    ]);
  });
});

describe('totals of purification', () => {
  it('add known amounts alone, and list the others apart', () => {
    const { dividend, shareHeld } = totalsOf([results()]);
    expect(dividend.knownPaise).toBe(1200 + 1000);
    expect(dividend.open).toMatchObject([{ to: '2025-03-31', due: null }]);
    expect(shareHeld).toMatchObject({ knownPaise: 60_000, open: [] });
    expect(shareHeld.byYear).toEqual([
      { to: '2024-03-31', paise: 40_000, openCount: 0 },
      { to: '2023-03-31', paise: 20_000, openCount: 0 },
    ]);
  });

  it('estimate open amounts by the accounts of the year, else by the newest that state their interest', () => {
    // the accounts of 2024 leave another 46 crore open; those of 2023 do not state their interest
    const wide = fakeImpure(4, 200, { mostRupees: 500_000_000, missing: ['Others.'] });
    const unknown = { lines: [{ label: 'Interest', leastRupees: 0, mostRupees: null, why: 'Not stated.' }] };
    const silent = fakeImpure(0, 100, { ...unknown, mostRupees: 1_000_000_000, missing: ['Not stated.'] });
    const company = { years: [fakeYear(2024, wide), fakeYear(2023, silent)] };
    const { dividend, shareHeld } = totalsOf([results({}, company)]);
    // 2% of ₹600 and of ₹500
    expect(dividend.open.map(({ to, estimate }) => [to, estimate])).toEqual([
      ['2025-03-31', null],
      ['2024-03-31', { paise: 1200, accountsTo: '2024-03-31', isInterestSupposed: false }],
      ['2023-03-31', { paise: 1000, accountsTo: '2024-03-31', isInterestSupposed: false }],
    ]);
    expect(dividend).toMatchObject({ knownPaise: 0, estimatePaise: 2200 });
    expect(shareHeld).toMatchObject({ knownPaise: 0, estimatePaise: 80_000 });
    // nothing tells of the company as it is now
    const changed = totalsOf([results({}, { ...company, years: [fakeYear(2023, silent)], stated: null })]);
    expect(changed.dividend).toMatchObject({ knownPaise: 0, estimatePaise: null });
  });

  const holdings = fc.array(
    fc.record({
      shares: fc.integer({ min: 1, max: 1e6 }),
      boughtOn: fc.constantFrom('2021-05-05', '2022-07-01', '2023-12-31', '2024-11-23'),
      soldOn: fc.constantFrom(null, '2024-11-23'),
      paidRupees: fc.option(fc.integer({ min: 0, max: 1e9 })),
      receivedRupees: fc.option(fc.integer({ min: 0, max: 1e9 })),
    }),
    { maxLength: 5 },
  );

  it('do not depend on the order of entries, and are never negative', () => {
    fc.assert(
      fc.property(holdings, (entries) => {
        const all = entries.map((entry) => results(entry));
        const there = totalsOf(all);
        const back = totalsOf(all.toReversed());
        for (const method of methodIds) {
          expect(back[method].knownPaise).toBe(there[method].knownPaise);
          expect(back[method].byYear).toEqual(there[method].byYear);
          expect(there[method].knownPaise).toBeGreaterThanOrEqual(0);
          for (const { due } of there[method].open) {
            if (due?.mostPaise !== null)
              expect(due?.leastPaise ?? 0).toBeLessThanOrEqual(due?.mostPaise ?? 0);
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});
