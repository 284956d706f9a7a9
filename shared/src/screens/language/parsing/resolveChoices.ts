import { closest } from '@tayyib/shared/values/closest';
import { normalizeWord, readMetricRef } from './names';
import type { Metric } from '../metrics/Metric';
import type { RawName, RawText, Position } from '../grammar/rawTree';
import type { Condition } from '../query';
import type { ParseContext } from './ParseContext';

type RawChoice = Position & { of: RawName; values: RawText[]; negated: boolean; months: number | null };

const maxMonths = 360;

/** `sector = …`, `sector in (…)`, and `status = … for 12 months`. */
export function readChoice(
  { of, values, negated, months, ...at }: RawChoice,
  context: ParseContext,
): Condition | null {
  const metric = categoryOf(of, context);
  const ref = metric && readMetricRef(metric, of, context);
  const words = values.map((value) => metric && readWord(metric, value, context));
  const known = words.filter((word) => word !== null);
  if (months === null)
    return ref && known.length === words.length ? { type: 'choose', of: ref, values: known, negated } : null;
  if (negated)
    return context.fault(at, 'Say it the other way round: “NOT status = compliant for 12 months”.');
  const [value] = known;
  if (!ref || value === undefined || !hasHistory(metric, months, at, context)) return null;
  return { type: 'status held', of: ref, value, months };
}

/** `status changed within 6 months`. */
export function readStatusClause(
  { of, months, ...at }: Position & { of: RawName; months: number },
  context: ParseContext,
) {
  const metric = categoryOf(of, context);
  const ref = metric && readMetricRef(metric, of, context);
  if (!ref || !hasHistory(metric, months, at, context)) return null;
  return { type: 'status changed', of: ref, months } as const;
}

function categoryOf(raw: RawName, { names }: ParseContext): Metric | null {
  const named = names.find(raw.name);
  return named?.type === 'metric' ? named.metric : null;
}

function hasHistory(metric: Metric, months: number, at: Position, { fault }: ParseContext): boolean {
  if (metric.id !== 'status') fault(at, `Only Status has a history; ${metric.names[0]} has not.`);
  else if (months < 1 || months > maxMonths) fault(at, `Months are counted from 1 to ${maxMonths}.`);
  else return true;
  return false;
}

function readWord(metric: Metric, { text, ...at }: RawText, { names, fault }: ParseContext): string | null {
  const wanted = normalizeWord(text);
  if (wanted === '') return fault(at, `Say which ${metric.names[0].toLowerCase()}.`);
  const fixed = names.fixedChoice(metric, text);
  if (fixed) return fixed.name;
  const choices = names.choices(metric);
  if (choices === null) return text.trim();
  const known = choices.find((choice) => normalizeWord(choice) === wanted);
  if (known !== undefined) return known;
  const begun = choices.find((choice) => wanted.length > 2 && normalizeWord(choice).startsWith(wanted));
  const few = choices.length <= 6 ? ` There are ${choices.join(', ')}.` : '';
  const message = `No ${metric.names[0].toLowerCase()} is called “${text.trim()}”.${few}`;
  return fault(at, message, begun ?? closest(text.trim(), choices));
}
