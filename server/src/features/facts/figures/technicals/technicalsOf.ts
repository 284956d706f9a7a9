import type { TechnicalFigures } from '@tayyib/shared/contracts';
import type { Bar } from './bars';
import { macd, rsi } from './momentum';
import { movingAverages, sma } from './movingAverages';
import { priceReturns } from './priceReturns';
import { betaAgainst, volatility1y } from './risk';
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

/** Describes how each technical figure is computed. */
export const technicalFormulas: Readonly<Record<string, string>> = {
  sma: 'Mean of the last 20, 50, 100 or 200 closes.',
  ema: 'Exponential average of closes: each weighs 2 / (days + 1) against all before it.',
  rsi14: '100 - 100 / (1 + average gain / average loss) over 14 days, smoothed as Wilder does.',
  macd: 'EMA 12 less EMA 26; the signal is its own EMA 9, the histogram the difference of both.',
  yearRange: "Highest of the day's highs and lowest of the day's lows in 52 weeks, and the same of closes.",
  volume: 'Shares traded; mean of the last 20 and 50 days.',
  returns: 'Last close / close that long before, less 1. Dividends are not in it.',
  volatility1y: 'Standard deviation of a year of daily log returns x square root of 252.',
  beta: "Covariance of the share's daily log returns with the index's / variance of the index's, over a year.",
};
