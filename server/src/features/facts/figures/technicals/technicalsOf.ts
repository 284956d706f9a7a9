import type { TechnicalFigures } from '@tayyib/shared/contracts';
import type { Bar } from './Bar';
import { macd } from './macd';
import { movingAverages, sma } from './movingAverages';
import { priceReturns } from './priceReturns';
import { betaAgainst, volatility1y } from './risk';
import { rsi } from './rsi';
import { yearRange } from './yearRange';

/** The index a share is compared to, the oldest close first. */
export interface Benchmark {
  name: string;
  closes: readonly { day: string; close: number }[];
}

/**
 * The technical figures of a share; null without any bars. Bars are adjusted, the oldest first: three
 * years of them are enough. Figures that need more days are null.
 */
export function technicalsOf(
  bars: readonly Bar[],
  benchmark: Benchmark | null = null,
): TechnicalFigures | null {
  const last = bars.at(-1);
  if (last === undefined) return null;
  const closes = bars.map(({ close }) => close);
  const volumes = bars.map(({ volume }) => volume);
  return {
    day: last.day,
    closeRupees: last.close,
    days: bars.length,
    movingAverages: movingAverages(closes),
    rsi14: rsi(closes),
    macd: macd(closes),
    yearRange: yearRange(bars),
    volume: { last: last.volume, average20: sma(volumes, 20), average50: sma(volumes, 50) },
    returns: priceReturns(bars),
    volatility1y: volatility1y(bars),
    beta: benchmark && { index: benchmark.name, ...betaAgainst(bars, benchmark.closes) },
  };
}
