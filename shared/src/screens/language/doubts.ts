import { metricById } from './metrics';
import { remark } from './remarks';
import { inUnit, unitOfValue } from './units';
import type { Spot } from './grammar/rawTree';
import type { Formula } from './query';
import type { Reading } from './reading';
import type { Remark } from './remarks';

/** What looks odd about a number beside a metric: 0.25 beside a percentage, or a percentage beside money. */
export function doubtsAbout(beside: Formula, spot: Spot, number: Formula, { text }: Reading): Remark[] {
  if (number.type !== 'number' || beside.type !== 'value' || beside.of.type !== 'metric') return [];
  const unit = unitOfValue(beside.of, beside.time, []);
  const name = metricById(beside.of.id)?.names[0] ?? beside.of.id;
  const { value, suffix } = number;
  if (unit === 'percent' && suffix === null && value !== 0 && Math.abs(value) < 1)
    return [
      remark(
        text,
        spot,
        `${name} is in per cent: ${value} means ${inUnit(value, unit)}.`,
        `${Number((value * 100).toPrecision(12))}%`,
      ),
    ];
  if (unit === 'percent' && suffix !== null && suffix !== '%')
    return [remark(text, spot, `${name} is in per cent, which “${suffix}” does not fit.`)];
  if (suffix === '%' && (unit === 'rupees crore' || unit === 'rupees' || unit === 'days' || unit === 'count'))
    return [remark(text, spot, `${name} is in ${unit === 'count' ? 'numbers' : unit}, not in per cent.`)];
  return [];
}
