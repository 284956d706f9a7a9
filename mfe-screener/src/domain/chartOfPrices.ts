import type { PriceSeries } from '@tayyib/shared/contracts';
import type { ChartSeries } from '../components/chart/ChartSeries';

/** Closes to compare with: those of another stock, or of an index. */
export interface ComparedCloses {
  name: string;
  bars: readonly { day: string; close: number }[];
}

interface ChartOptions {
  /** Both are then drawn as lines. */
  other: ComparedCloses | null;
  look: 'candles' | 'line';
  hasAverages: boolean;
}

/** The series of a price chart: candles or a line, volume, moving averages, or a second stock to compare. */
export function chartOfPrices(
  prices: PriceSeries,
  { other, look, hasAverages }: ChartOptions,
): ChartSeries[] {
  const { bars, interval, stock_code } = prices;
  if (other) {
    return [
      { kind: 'line', name: stock_code, colour: 'chart-1', points: closesOf(prices) },
      { kind: 'line', name: other.name, colour: 'chart-2', points: closesOf(other) },
    ];
  }
  const main: ChartSeries =
    look === 'candles'
      ? { kind: 'candles', bars }
      : { kind: 'line', name: stock_code, colour: 'chart-1', points: closesOf(prices) };
  // coarser bars would make an average of 50 weeks, not of 50 days
  const averages = hasAverages && interval === 'day' ? [averageOf(prices, 50), averageOf(prices, 200)] : [];
  return [main, ...averages, { kind: 'volume', bars }];
}

const closesOf = ({ bars }: Pick<ComparedCloses, 'bars'>) =>
  bars.map(({ day, close }) => ({ day, value: close }));

function averageOf({ bars }: PriceSeries, days: 50 | 200): ChartSeries {
  const means = movingAverage(
    bars.map(({ close }) => close),
    days,
  );
  return {
    kind: 'line',
    name: `Average of ${days} days`,
    colour: days === 50 ? 'chart-2' : 'chart-3',
    points: bars.flatMap(({ day }, at) => {
      const value = means[at] ?? null;
      return value === null ? [] : [{ day, value }];
    }),
  };
}

/** The mean of the last `days` values at each index; null while there are fewer. */
export function movingAverage(values: readonly number[], days: number): (number | null)[] {
  let sum = 0;
  return values.map((value, at) => {
    sum += value - (values[at - days] ?? 0);
    return at + 1 < days ? null : sum / days;
  });
}
