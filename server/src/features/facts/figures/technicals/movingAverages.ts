import type { MovingAverage } from '@tayyib/shared/contracts';
import { relativeChange, numberOrNull } from '../../../../lib/safeRatio';
import { emaOf, meanOf } from './indicators';

/** Closing averages as Indian charts show them. */
const averages = [
  { id: 'sma20', days: 20, kind: 'simple' },
  { id: 'sma50', days: 50, kind: 'simple' },
  { id: 'sma100', days: 100, kind: 'simple' },
  { id: 'sma200', days: 200, kind: 'simple' },
  { id: 'ema12', days: 12, kind: 'exponential' },
  { id: 'ema26', days: 26, kind: 'exponential' },
  { id: 'ema50', days: 50, kind: 'exponential' },
] as const;

/** Mean of the last `days` closes; null with fewer. */
export const sma = (closes: readonly number[], days: number): number | null =>
  closes.length < days ? null : meanOf(closes.slice(-days));

/** Exponential average over all closes given; null with fewer than `days`. */
export const ema = (closes: readonly number[], days: number): number | null =>
  numberOrNull(emaOf(closes, days));

/** Every average of the last day. @param closes the oldest first */
export function movingAverages(closes: readonly number[]): MovingAverage[] {
  const last = closes.at(-1) ?? null;
  return averages.map(({ id, days, kind }) => {
    const rupees = kind === 'simple' ? sma(closes, days) : ema(closes, days);
    return {
      id,
      days,
      label: `${kind === 'simple' ? 'SMA' : 'EMA'} ${days}`,
      rupees,
      distance: relativeChange(rupees, last),
    };
  });
}
