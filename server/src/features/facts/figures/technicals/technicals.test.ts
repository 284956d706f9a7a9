import fc from 'fast-check';
import type { Bar } from './bars';
import { macd, rsi } from './momentum';
import { ema, movingAverages, sma } from './movingAverages';
import { priceReturns } from './priceReturns';
import { betaAgainst, volatility1y } from './risk';
import { technicalsOf } from './technicalsOf';
import { yearRange } from './yearRange';
import { dayMs } from '../../../../lib/durations';

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Bars a day apart of which only the close matters. */
function barsOf(closes: readonly number[], first = '2025-01-01'): Bar[] {
  return closes.map((close, at) => ({
    day: dayAfter(first, at),
    open: close,
    high: close + 1,
    low: close - 1,
    close,
    volume: 1000 + at,
  }));
}

/** The example of the index that is most often reprinted: 14 moves of QQQQ and what follows. */
const wilder = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328,
  45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439,
];

describe('averages of closes', () => {
  it('are the mean of the last closes', () => {
    expect(sma([1, 2, 3, 4, 5], 3)).toBe(4);
    expect(sma([1, 2], 3)).toBeNull();
  });

  it('weigh the latest closes most', () => {
    // weight 2/4: 1, then (2+1)/2 = 1.5, then (3+1.5)/2 = 2.25, then (4+2.25)/2 = 3.125
    expect(ema([1, 2, 3, 4], 3)).toBeCloseTo(3.125, 12);
    expect(ema([1, 2], 3)).toBeNull();
  });

  it('include the distance of the last close from each', () => {
    const [sma20] = movingAverages([...Array<number>(19).fill(100), 120]);
    expect(sma20).toMatchObject({ id: 'sma20', rupees: 101 });
    expect(sma20?.distance).toBeCloseTo(120 / 101 - 1, 12);
  });
});

describe('the relative strength index', () => {
  it('is that of the printed example', () => {
    // 3.3372 gained and 1.3942 lost in the first 14 moves
    expect(rsi(wilder.slice(0, 15))).toBeCloseTo(70.53, 2);
    expect(rsi(wilder.slice(0, 16))).toBeCloseTo(66.32, 2);
    expect(rsi(wilder)).toBeCloseTo(57.97, 2);
  });

  it('is 100 without a loss, 0 without a gain, and unknown without a move or enough of them', () => {
    const rising = Array.from({ length: 20 }, (_, at) => at + 1);
    expect(rsi(rising)).toBe(100);
    expect(rsi([...rising].reverse())).toBe(0);
    expect(rsi(Array<number>(20).fill(5))).toBeNull();
    expect(rsi(rising.slice(0, 14))).toBeNull();
  });
});

describe('the MACD', () => {
  it('is the difference of both averages, and its own average', () => {
    const closes = Array.from({ length: 60 }, (_, at) => 100 + at + 5 * Math.sin(at));
    const found = macd(closes);
    const lines = closes.flatMap((_, at) => {
      const until = closes.slice(0, at + 1);
      const short = ema(until, 12);
      const long = ema(until, 26);
      return short === null || long === null ? [] : [short - long];
    });
    expect(found?.line).toBeCloseTo(lines.at(-1) ?? NaN, 9);
    expect(found?.signal).toBeCloseTo(ema(lines, 9) ?? NaN, 9);
    expect(found?.histogram).toBeCloseTo((found?.line ?? NaN) - (found?.signal ?? NaN), 9);
  });

  it('waits for 34 closes', () => {
    expect(macd(Array.from({ length: 33 }, (_, at) => at + 1))).toBeNull();
    expect(macd(Array.from({ length: 34 }, (_, at) => at + 1))).not.toBeNull();
  });
});

describe('the range of a year', () => {
  it('names highest and lowest with their days, and leaves older days out', () => {
    const closes = [500, ...Array<number>(399).fill(100)];
    closes[200] = 150;
    closes[300] = 50;
    const range = yearRange(barsOf(closes));
    expect(range.high).toEqual({ rupees: 151, day: dayAfter('2025-01-01', 200) });
    expect(range.low).toEqual({ rupees: 49, day: dayAfter('2025-01-01', 300) });
    expect(range.highestClose.rupees).toBe(150);
    expect(range.position).toBeCloseTo((100 - 49) / (151 - 49), 12);
    expect(range.isWholeYear).toBe(true);
  });

  it('reports when prices cover less than a year', () => {
    expect(yearRange(barsOf([1, 2, 3])).isWholeYear).toBe(false);
  });
});

describe('returns of a stock', () => {
  it('compare with the close of that day, or the last before it', () => {
    const bars = barsOf(Array.from({ length: 40 }, (_, at) => 100 + at)).filter(
      ({ day }) => day !== '2025-02-02',
    );
    const [week, month, quarter] = priceReturns(bars);
    // the last day is 9 February; 2 February did not trade
    expect(week).toMatchObject({ from: '2025-02-01' });
    expect(week?.value).toBeCloseTo(139 / 131 - 1, 12);
    expect(month).toMatchObject({ from: '2025-01-09' });
    expect(quarter).toMatchObject({ from: null, value: null });
  });

  it('do not compare across a long pause', () => {
    const bars = [...barsOf([100], '2025-01-01'), ...barsOf([110, 111], '2025-03-01')];
    expect(priceReturns(bars)[1]).toMatchObject({ from: null, value: null });
  });
});

describe('risk of a stock', () => {
  const index = Array.from({ length: 200 }, (_, at) => 100 * Math.exp(0.01 * Math.sin(at)));
  const days = barsOf(index).map(({ day, close }) => ({ day, close }));

  it('is twice the index for a share that moves twice as far', () => {
    const twice = barsOf(index.map((close) => (close / 100) ** 2 * 50));
    expect(betaAgainst(twice, days).value).toBeCloseTo(2, 9);
    const own = volatility1y(twice);
    const its = volatility1y(barsOf(index));
    expect(own).toBeCloseTo(2 * (its ?? NaN), 9);
  });

  it('is the hand-worked deviation of moves that alternate', () => {
    // ln 1.01 up and down again, 60 times each: the mean is nil, so the deviation is ln 1.01 x root of 120/119
    const closes = Array.from({ length: 121 }, (_, at) => (at % 2 === 0 ? 100 : 101));
    expect(volatility1y(barsOf(closes))).toBeCloseTo(
      Math.log(1.01) * Math.sqrt(120 / 119) * Math.sqrt(252),
      12,
    );
  });

  it('is unknown from too few days', () => {
    expect(volatility1y(barsOf(index.slice(0, 50)))).toBeNull();
    expect(betaAgainst(barsOf(index.slice(0, 50)), days)).toEqual({ value: null, days: 49 });
  });
});

describe('technicals, whatever prices come', () => {
  const price = fc.double({ min: 0, max: 1e6, noNaN: true });
  const bar = fc.record({ open: price, high: price, low: price, close: price, volume: fc.nat() });

  it('never throws, and gives numbers or nothing', () => {
    fc.assert(
      fc.property(fc.array(bar, { maxLength: 300 }), (made) => {
        const bars = made.map((each, at) => ({ ...each, day: dayAfter('2024-01-01', at) }));
        const figures = technicalsOf(bars, { name: 'Nifty', closes: bars });
        if (figures === null) return bars.length === 0;
        const numbers = JSON.stringify(figures, (_key, value: unknown) =>
          typeof value === 'number' && !Number.isFinite(value) ? 'not a number' : value,
        );
        expect(numbers).not.toContain('not a number');
        if (figures.rsi14 !== null) {
          expect(figures.rsi14).toBeGreaterThanOrEqual(0);
          expect(figures.rsi14).toBeLessThanOrEqual(100);
        }
        return true;
      }),
      { numRuns: 60 },
    );
  });
});
