import { metricById } from '../metrics';
import { createDiagnostic } from './diagnostic';
import { inUnit, unitOfValue } from '../units';
import type { Spot } from '../grammar/rawTree';
import type { Formula } from '../query';
import type { ParseContext } from '../parsing/ParseContext';
import type { Diagnostic } from './diagnostic';

/** Warns of a suspicious number beside a metric: 0.25 beside a percentage, or a percentage beside money. */
export function lintNumber(
  beside: Formula,
  spot: Spot,
  number: Formula,
  { text }: ParseContext,
): Diagnostic[] {
  if (number.type !== 'number' || beside.type !== 'value' || beside.of.type !== 'metric') return [];
  const unit = unitOfValue(beside.of, beside.time, []);
  const name = metricById(beside.of.id)?.names[0] ?? beside.of.id;
  const { value, suffix } = number;
  if (unit === 'percent' && suffix === null && value !== 0 && Math.abs(value) < 1)
    return [
      createDiagnostic(
        text,
        spot,
        `${name} is in per cent: ${value} means ${inUnit(value, unit)}.`,
        `${Number((value * 100).toPrecision(12))}%`,
      ),
    ];
  if (unit === 'percent' && suffix !== null && suffix !== '%')
    return [createDiagnostic(text, spot, `${name} is in per cent, which “${suffix}” does not fit.`)];
  if (suffix === '%' && (unit === 'rupees crore' || unit === 'rupees' || unit === 'days' || unit === 'count'))
    return [
      createDiagnostic(text, spot, `${name} is in ${unit === 'count' ? 'numbers' : unit}, not in per cent.`),
    ];
  return [];
}
