import type { Spot } from '../grammar/rawTree';
import { metricById } from '../metrics';
import { inUnit, unitOfValue } from '../units';
import type { Formula } from '../query';

/** Where in the text: offsets, and the line and column of the start as an editor counts them, from 1. */
export interface Position {
  start: number;
  /** Exclusive. */
  end: number;
  line: number;
  column: number;
}

/** An error or a warning in a text. */
export interface Diagnostic {
  position: Position;
  /** A sentence for a person. */
  message: string;
  /** Replacement for the text at `position`. */
  suggestion?: string;
}

export const positionOf = (text: string, { start, end }: Spot): Position => {
  const before = text.slice(0, start).split('\n');
  return { start, end, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

export function createDiagnostic(
  text: string,
  spot: Spot,
  message: string,
  suggestion?: string | null,
): Diagnostic {
  const position = positionOf(text, spot);
  if (suggestion === undefined || suggestion === null) return { position, message };
  return { position, message: `${message} Did you mean “${suggestion}”?`, suggestion };
}

/** Warns of a suspicious number beside a metric: 0.25 beside a percentage, or a percentage beside money. */
export function lintNumber(
  beside: Formula,
  spot: Spot,
  number: Formula,
  { text }: { text: string },
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
