import { closest } from './closest';
import { readMetricRef } from './resolveNames';
import { plainWord } from './plainWord';
import type { Metric } from './metrics/Metric';
import type { RawName, RawText, Spot } from './grammar/rawTree';
import type { Condition } from './query';
import type { Reading } from './reading';

type RawChoice = Spot & { of: RawName; values: RawText[]; negated: boolean; months: number | null };

const longestMonths = 360;

/** `sector = …`, `sector in (…)`, and `status = … for 12 months`. */
export function readChoice(
  { of, values, negated, months, ...spot }: RawChoice,
  reading: Reading,
): Condition | null {
  const metric = categoryOf(of, reading);
  const ref = metric && readMetricRef(metric, of, reading);
  const words = values.map((value) => metric && readWord(metric, value, reading));
  const known = words.filter((word) => word !== null);
  if (months === null)
    return ref && known.length === words.length ? { type: 'choose', of: ref, values: known, negated } : null;
  if (negated)
    return reading.fault(spot, 'Say it the other way round: “NOT status = compliant for 12 months”.');
  const [value] = known;
  if (!ref || value === undefined || !hasHistory(metric, months, spot, reading)) return null;
  return { type: 'status held', of: ref, value, months };
}

/** `status changed within 6 months`. */
export function readStatusClause(
  { of, months, ...spot }: Spot & { of: RawName; months: number },
  reading: Reading,
) {
  const metric = categoryOf(of, reading);
  const ref = metric && readMetricRef(metric, of, reading);
  if (!ref || !hasHistory(metric, months, spot, reading)) return null;
  return { type: 'status changed', of: ref, months } as const;
}

function categoryOf(raw: RawName, { names }: Reading): Metric | null {
  const named = names.find(raw.name);
  return named?.type === 'metric' ? named.metric : null;
}

function hasHistory(metric: Metric, months: number, spot: Spot, { fault }: Reading): boolean {
  if (metric.id !== 'status') fault(spot, `Only Status has a history; ${metric.names[0]} has not.`);
  else if (months < 1 || months > longestMonths)
    fault(spot, `Months are counted from 1 to ${longestMonths}.`);
  else return true;
  return false;
}

function readWord(metric: Metric, { text, ...spot }: RawText, { names, fault }: Reading): string | null {
  const wanted = plainWord(text);
  if (wanted === '') return fault(spot, `Say which ${metric.names[0].toLowerCase()}.`);
  const fixed = metric.choices?.find(({ name, aliases }) =>
    [name, ...aliases].some((one) => plainWord(one) === wanted),
  );
  if (fixed) return fixed.name;
  const choices = names.choices(metric);
  if (choices === null) return text.trim();
  const known = choices.find((choice) => plainWord(choice) === wanted);
  if (known !== undefined) return known;
  const begun = choices.find((choice) => wanted.length > 2 && plainWord(choice).startsWith(wanted));
  const few = choices.length <= 6 ? ` There are ${choices.join(', ')}.` : '';
  const message = `No ${metric.names[0].toLowerCase()} is called “${text.trim()}”.${few}`;
  return fault(spot, message, begun ?? closest(text.trim(), choices));
}
