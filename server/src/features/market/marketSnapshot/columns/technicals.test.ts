import fc from 'fast-check';
import { macd } from '../../../facts/figures/technicals/macd';
import { ema, sma } from '../../../facts/figures/technicals/movingAverages';
import { rsi } from '../../../facts/figures/technicals/rsi';
import { emaOf, macdOf, meanOf, rsiOf } from './technicals';

const closes = fc.array(fc.double({ min: 1, max: 10_000, noNaN: true }), { minLength: 1, maxLength: 120 });
const days = fc.integer({ min: 2, max: 40 });
const known = (value: number) => (Number.isNaN(value) ? null : value);

function expectAlike(ours: number, theirs: number | null): void {
  if (theirs === null) expect(known(ours)).toBeNull();
  else expect(ours).toBeCloseTo(theirs, 5);
}

it('agrees with the indicators of the stock pages', () => {
  fc.assert(
    fc.property(closes, days, (some, length) => {
      const values = Float64Array.from(some);
      expectAlike(emaOf(values, length), ema(some, length));
      expectAlike(rsiOf(values, length), rsi(some, length));
      expectAlike(macdOf(values).line, macd(some)?.line ?? null);
      expectAlike(macdOf(values).signal, macd(some)?.signal ?? null);
      if (some.length >= length) expectAlike(meanOf(values.subarray(-length)), sma(some, length));
    }),
    { numRuns: 300 },
  );
});
