import fc from 'fast-check';
import { Fraction, sumOf } from '@tayyib/shared/values/amounts';
import { byDividend, byGain, byShareHeld, byUnitDay, impurePerShare, impureShareOf } from './methods';

const rupees = fc.integer({ min: 0, max: 1e15 }).map((paise) => Fraction.of(paise).over(Fraction.of(100)));
const above0 = fc.integer({ min: 1, max: 1e12 }).map((count) => Fraction.of(count));
const shares = fc
  .tuple(above0, above0)
  .map(([a, b]) => (a.compareTo(b) < 0 ? impureShareOf(a, b) : impureShareOf(b, a)));
const isNegative = (amount: Fraction) => amount.compareTo(Fraction.zero) < 0;

describe('purification', () => {
  it('is never negative', () => {
    fc.assert(
      fc.property(rupees, rupees, shares, above0, above0, (a, b, share, outstanding, held) => {
        const all = [
          byDividend(a, share),
          byGain(a, b, share),
          byShareHeld(impurePerShare(a, outstanding), held),
          byUnitDay(impurePerShare(a, outstanding), 366, { shares: held, days: 40 }),
        ];
        expect(all.some(isNegative)).toBe(false);
      }),
    );
  });

  it('takes no more than the dividend or the gain', () => {
    fc.assert(
      fc.property(rupees, rupees, shares, (a, b, share) => {
        expect(byDividend(a, share).compareTo(a)).toBeLessThanOrEqual(0);
        const gain = b.minus(a);
        expect(byGain(a, b, share).compareTo(isNegative(gain) ? Fraction.zero : gain)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('is the same for a holding as for its parts, in any order', () => {
    fc.assert(
      fc.property(
        rupees,
        above0,
        fc.array(above0, { minLength: 1, maxLength: 5 }),
        (income, outstanding, lots) => {
          const parts = lots.map((lot) => byShareHeld(impurePerShare(income, outstanding), lot));
          const whole = byShareHeld(impurePerShare(income, outstanding), sumOf(lots));
          expect(sumOf(parts).equals(whole)).toBe(true);
          expect(sumOf(parts.toReversed()).equals(whole)).toBe(true);
        },
      ),
    );
  });

  it('by unit-day for a whole year is that by share held', () => {
    fc.assert(
      fc.property(rupees, above0, above0, (income, outstanding, held) => {
        const year = byUnitDay(impurePerShare(income, outstanding), 365, { shares: held, days: 365 });
        expect(year.equals(byShareHeld(impurePerShare(income, outstanding), held))).toBe(true);
      }),
    );
  });

  it('doubles with the shares', () => {
    fc.assert(
      fc.property(rupees, above0, above0, (income, outstanding, held) => {
        const twice = byShareHeld(impurePerShare(income, outstanding), held.plus(held));
        expect(
          twice.equals(byShareHeld(impurePerShare(income, outstanding), held).times(Fraction.of(2))),
        ).toBe(true);
      }),
    );
  });
});
