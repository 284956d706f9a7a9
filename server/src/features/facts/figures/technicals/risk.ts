import { addMonths } from '@tayyib/shared/values/calendar';
import type { Bar } from './bars';

/** Fewer moves than these, a quarter of a year, are not significant. */
const fewestMoves = 60;
/** Trading days of a year, by custom. */
const tradingDays = 252;

interface DayClose {
  day: string;
  close: number;
}

/** Standard deviation (n - 1) of the last year's daily log returns times the root of 252; null with fewer than 60. */
export function volatility1y(bars: readonly Bar[]): number | null {
  const moves = movesOf(lastYear(bars)).map(({ move }) => move);
  if (moves.length < fewestMoves) return null;
  const mean = meanOf(moves);
  const variance = moves.reduce((sum, move) => sum + (move - mean) ** 2, 0) / (moves.length - 1);
  return Math.sqrt(variance) * Math.sqrt(tradingDays);
}

/**
 * Covariance of the share's daily log returns with the index's over the index's variance, in the year up to the share's
 * last day and over steps that both made between the same two days. Value null with fewer than 60 of them.
 */
export function betaAgainst(
  bars: readonly Bar[],
  index: readonly DayClose[],
): { value: number | null; days: number } {
  const indexMoves = new Map(movesOf(index).map((each) => [`${each.from} ${each.to}`, each.move]));
  const pairs = movesOf(lastYear(bars)).flatMap(({ from, to, move }) => {
    const other = indexMoves.get(`${from} ${to}`);
    return other === undefined ? [] : [{ own: move, other }];
  });
  const days = pairs.length;
  if (days < fewestMoves) return { value: null, days };
  const ownMean = meanOf(pairs.map(({ own }) => own));
  const otherMean = meanOf(pairs.map(({ other }) => other));
  let shared = 0;
  let ofIndex = 0;
  for (const { own, other } of pairs) {
    shared += (own - ownMean) * (other - otherMean);
    ofIndex += (other - otherMean) ** 2;
  }
  return { value: ofIndex > 0 ? shared / ofIndex : null, days };
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function lastYear(bars: readonly Bar[]): Bar[] {
  const last = bars.at(-1);
  if (last === undefined) return [];
  const since = addMonths(last.day, -12);
  return bars.filter(({ day }) => day > since);
}

/** Log returns from one close to the next; steps over a close of nil are left out. */
function movesOf(closes: readonly DayClose[]): { from: string; to: string; move: number }[] {
  return closes.slice(1).flatMap(({ day, close }, at) => {
    const before = closes[at];
    if (before === undefined || before.close <= 0 || close <= 0) return [];
    return [{ from: before.day, to: day, move: Math.log(close / before.close) }];
  });
}
