import fc from 'fast-check';
import type { AccountingYear } from '@tayyib/shared/contracts';
import type { Filing } from '@tayyib/shared/shariah';
import { filingAmounts } from '@tayyib/shared/shariah';
import { accountingYears } from '../fundamentals/accountingYears';
import { logLinearTrend } from './logLinearTrend';
import { projectionOf } from './projectionOf';

/** Years in which only profit was filed, up to March 2024, in rupees. */
function yearsOf(profits: readonly (number | null)[]): AccountingYear[] {
  const filings = profits.map((profit, at): Filing => {
    const endYear = 2024 - profits.length + 1 + at;
    const periodEnd = `${endYear}-03-31`;
    return {
      periodStart: `${endYear - 1}-04-01`,
      periodEnd,
      nature: 'consolidated',
      format: 'ind_as',
      audited: true,
      amounts: filingAmounts((key) => (key === 'profitAfterTax' ? profit : null)),
      segments: [],
      source: { publisher: 'NSE filing', document: `${endYear}.xml`, asOf: periodEnd, publishedOn: null },
    };
  });
  return accountingYears(filings, 'consolidated', '2026-11-21', () => null);
}

describe('a projection', () => {
  it('draws even growth on, with no doubt about it', () => {
    const { years, growthPerYear, fit } = projectionOf(
      'netProfit',
      yearsOf([1000, 1100, 1210, 1331, 1464.1]),
    );
    expect(growthPerYear).toBeCloseTo(0.1, 9);
    expect(fit).toBeCloseTo(1, 9);
    expect(years.map(({ periodEnd }) => periodEnd)).toEqual(['2025-03-31', '2026-03-31', '2027-03-31']);
    expect(years[0]?.middle).toBeCloseTo(1610.51, 6);
    expect(years[0]?.low).toBeCloseTo(1610.51, 4);
  });

  it('gives the range a textbook gives', () => {
    // logarithms 0, 1, 0 in years 1, 2, 3: slope 0, mean 1/3, residuals -1/3, 2/3, -1/3, s = sqrt(6/9)
    const trend = logLinearTrend([
      { year: 1, value: 1 },
      { year: 2, value: Math.E },
      { year: 3, value: 1 },
    ]);
    const { middle, high } = trend?.at(4) ?? { middle: NaN, high: NaN };
    expect(Math.log(middle)).toBeCloseTo(1 / 3, 12);
    // width 3.078 x 0.81650 x sqrt(1 + 1/3 + 4/2)
    expect(Math.log(high) - 1 / 3).toBeCloseTo(3.078 * Math.sqrt(2 / 3) * Math.sqrt(1 + 1 / 3 + 2), 9);
  });

  it('needs at least three years, and reports fewer', () => {
    expect(projectionOf('netProfit', yearsOf([100, 110]))).toMatchObject({
      years: [],
      growthPerYear: null,
      unknownBecause: 'Only 2 filed years are on record; a trend needs at least 3.',
    });
    expect(projectionOf('netProfit', yearsOf([100, null, 110])).years).toEqual([]);
  });

  it('extrapolates no further than the years allow', () => {
    expect(projectionOf('netProfit', yearsOf([100, 110, 121])).years).toHaveLength(1);
    expect(projectionOf('netProfit', yearsOf([90, 100, 110, 121])).years).toHaveLength(2);
  });

  it('is not made through a loss', () => {
    expect(projectionOf('netProfit', yearsOf([100, -5, 110])).unknownBecause).toContain('without profit');
  });

  it('calls a range that spans anything too wide', () => {
    expect(projectionOf('netProfit', yearsOf([100, 300, 100])).years[0]?.isTooWide).toBe(true);
  });

  it('never throws, and its range holds its middle', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -1e9, max: 1e15 }), { nil: null }), { maxLength: 12 }),
        (made) => {
          for (const { low, middle, high } of projectionOf('netProfit', yearsOf(made)).years) {
            expect(low).toBeLessThanOrEqual(middle);
            expect(middle).toBeLessThanOrEqual(high);
            expect(high).toBeLessThan(1e16);
          }
        },
      ),
    );
  });
});
