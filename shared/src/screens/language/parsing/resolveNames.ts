import { closest } from '../diagnostics/closest';
import { unknownName } from '../diagnostics/unknownName';
import type { Metric } from '../metrics/Metric';
import type { RawName, RawPeriod, RawSubject, RawText, Spot } from '../grammar/rawTree';
import type { MetricRef, Time, Value } from '../query';
import type { ParseContext } from './ParseContext';

type RawValue = Spot & { of: RawSubject; time: Time | null };

/** Resolves a name with its period, standard and time to a metric or ratio. */
export function readSubject({ of, time: rawTime, ...spot }: RawValue, context: ParseContext): Value | null {
  if (of.type === 'unknown') return unknownSubject(of, context);
  const named = context.names.find(of.name);
  if (named === null) return unknownSubject({ ...of, text: of.name }, context);
  const time = rawTime?.type === 'ago' && rawTime.years === 0 ? null : rawTime; // the latest year
  if (named.type === 'ratio') return { type: 'value', of: { type: 'ratio', name: named.name }, time };
  const { metric } = named;
  if (metric.kind === 'point' && time !== null && time.type !== 'ago' && time.type !== 'growth')
    return pointOverYears(metric, time, spot, context);
  const ref = readMetricRef(metric, of, context);
  return ref && { type: 'value', of: ref, time };
}

/** `average market cap 3 years` is the metric of that name over 36 months; other points have no yearly values. */
function pointOverYears(metric: Metric, time: Time, spot: Spot, context: ParseContext): Value | null {
  const named = context.names.find(`${time.type} ${metric.names[0]}`);
  if (named?.type === 'metric' && named.metric.period?.unit === 'months') {
    const period = readPeriod(named.metric, { count: time.years, unit: 'years' }, spot, context);
    const of: MetricRef = { type: 'metric', id: named.metric.id, period, standard: null };
    return { type: 'value', of, time: null };
  }
  return context.fault(
    spot,
    `${metric.names[0]} is the value of a day, not of a year, so it has no ${time.type} over years.`,
  );
}

export function readMetricRef(metric: Metric, raw: RawName, context: ParseContext): MetricRef | null {
  const faults = context.errors.length;
  const period = raw.period === null ? null : readPeriod(metric, raw.period, raw, context);
  const standard = readStandard(metric, raw, context);
  return context.errors.length > faults ? null : { type: 'metric', id: metric.id, period, standard };
}

function readPeriod(
  { names, period }: Metric,
  raw: RawPeriod,
  spot: Spot,
  { fault }: ParseContext,
): number | null {
  if (period === undefined)
    return fault(spot, `${names[0]} is not computed over a number of days or months.`);
  const isYears = raw.unit === 'years' && period.unit === 'months';
  if (raw.unit !== null && raw.unit !== period.unit && !isYears)
    return fault(spot, `${names[0]} is computed over ${period.unit}, not ${raw.unit}.`);
  const count = isYears ? raw.count * 12 : raw.count;
  if (count < 1 || count > period.longest)
    return fault(spot, `${names[0]} is computed over 1 to ${period.longest} ${period.unit}.`);
  return count;
}

function readStandard(metric: Metric, { standard }: RawName, { names, fault }: ParseContext): string | null {
  if (standard === null) return null;
  if (!metric.perStandard) return fault(standard, `${metric.names[0]} is the same under every standard.`);
  const wanted = standard.text.trim().toLowerCase();
  const known = names.standards.find((name) => name.toLowerCase() === wanted);
  if (known !== undefined) return known;
  const begun = names.standards.find((name) => wanted.length > 1 && name.toLowerCase().startsWith(wanted));
  return fault(
    standard,
    `No standard is called “${standard.text.trim()}”: there are ${names.standards.join(', ')}.`,
    begun ?? closest(wanted, names.standards),
  );
}

function unknownSubject(name: RawText, { text, names, errors }: ParseContext): null {
  errors.push(unknownName(text, name, names));
  return null;
}
