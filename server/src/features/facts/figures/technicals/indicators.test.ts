import fc from 'fast-check';
import { EMA, MACD, RSI, SMA } from 'trading-signals';
import { emaOf, macdOf, meanOf, rsiOf } from './indicators';

const closes = fc.array(fc.double({ min: 1, max: 10_000, noNaN: true }), { minLength: 1, maxLength: 120 });
const days = fc.integer({ min: 2, max: 40 });

/** The library's result after all closes; null before it has enough. */
function resultOf<Result>(
  indicator: { add: (close: number) => unknown; getResult: () => Result | null },
  some: readonly number[],
): Result | null {
  for (const close of some) indicator.add(close);
  return indicator.getResult();
}

function expectAlike(ours: number, theirs: number | null | undefined): void {
  if (theirs === null || theirs === undefined) expect(ours).toBeNaN();
  else expect(ours).toBeCloseTo(theirs, 5);
}

it('our indicators agree with those of trading-signals', () => {
  fc.assert(
    fc.property(closes, days, (some, length) => {
      const values = Float64Array.from(some);
      const isFlat = some.every((close) => close === some[0]);
      const macd = resultOf(new MACD(new EMA(12), new EMA(26), new EMA(9)), some);
      const hasSignal = some.length >= 34;
      expectAlike(emaOf(values, length), some.length < length ? null : resultOf(new EMA(length), some));
      expectAlike(rsiOf(values, length), isFlat ? null : resultOf(new RSI(length), some));
      expectAlike(macdOf(values).line, hasSignal ? macd?.macd : null);
      expectAlike(macdOf(values).signal, hasSignal ? macd?.signal : null);
      if (some.length >= length) {
        expectAlike(meanOf(values.subarray(-length)), resultOf(new SMA(length), some));
      }
    }),
    { numRuns: 300 },
  );
});
