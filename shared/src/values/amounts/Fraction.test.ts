import fc from 'fast-check';
import { Fraction, least, most, sumOf } from './Fraction';

const decimals = fc
  .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 8 }))
  .map(([digits, places]) => digits / 10 ** places);

describe('an exact fraction', () => {
  it('is what was written, not what a double makes of it', () => {
    expect(Fraction.of(0.1).plus(Fraction.of(0.2)).equals(Fraction.of('0.3'))).toBe(true);
    expect(Fraction.of(1e21).toText(0)).toBe('1000000000000000000000');
    expect(Fraction.of(1.5e-7).toText(8)).toBe('0.00000015');
    expect(() => Fraction.of('a lot')).toThrow('a lot is not a number.');
    expect(() => Fraction.one.over(Fraction.zero)).toThrow('Division by zero.');
  });

  it('rounds half up', () => {
    expect(Fraction.of('2.005').rounded(2).toText(2)).toBe('2.01');
    expect(Fraction.of('-2.005').rounded(2).toText(2)).toBe('-2.01');
    expect(Fraction.of(1).over(Fraction.of(3)).toText(5)).toBe('0.33333');
  });

  it('reads back every decimal number', () => {
    fc.assert(fc.property(decimals, (number) => expect(Fraction.of(number).toNumber()).toBe(number + 0)));
  });

  it('adds in any order, and undoes a division', () => {
    fc.assert(
      fc.property(decimals, decimals, decimals, (a, b, c) => {
        const x = Fraction.of(a);
        const y = Fraction.of(b);
        const z = Fraction.of(c);
        expect(sumOf([x, y, z]).equals(sumOf([z, x, y]))).toBe(true);
        if (b !== 0) expect(x.over(y).times(y).equals(x)).toBe(true);
        expect(least(x, y).compareTo(most(x, y))).toBeLessThanOrEqual(0);
      }),
    );
  });
});
