import { closest } from './closest';
import { unknownName } from './unknownName';
import type { Metric } from './metrics/Metric';
import type { RawName, RawPeriod, RawSubject, RawText, Spot } from './grammar/rawTree';
import type { MetricRef, Time, Value } from './query';
import type { Reading } from './reading';

type RawValue = Spot & { of: RawSubject; time: Time | null };

/** A name, with its period, standard and time, as the metric or ratio it stands for. */
export function readSubject({ of, time: rawTime, ...spot }: RawValue, reading: Reading): Value | null {
  if (of.type === 'unknown') return unknownSubject(of, reading);
  const named = reading.names.find(of.name);
  if (named === null) return unknownSubject({ ...of, text: of.name }, reading);
  const time = rawTime?.type === 'ago' && rawTime.years === 0 ? null : rawTime; // the latest year
  if (named.type === 'ratio') return { type: 'value', of: { type: 'ratio', name: named.name }, time };
  const { metric } = named;
  if (metric.kind === 'point' && time !== null && time.type !== 'ago' && time.type !== 'growth')
    return pointOverYears(metric, time, spot, reading);
  const ref = readMetricRef(metric, of, reading);
  return ref && { type: 'value', of: ref, time };
}

/** `average market cap 3 years` is the metric of that name over 36 months; other points have no yearly values. */
function pointOverYears(metric: Metric, time: Time, spot: Spot, reading: Reading): Value | null {
  const named = reading.names.find(`${time.type} ${metric.names[0]}`);
  if (named?.type === 'metric' && named.metric.period?.unit === 'months') {
    const period = readPeriod(named.metric, { count: time.years, unit: 'years' }, spot, reading);
    const of: MetricRef = { type: 'metric', id: named.metric.id, period, standard: null };
    return { type: 'value', of, time: null };
  }
  return reading.fault(
    spot,
    `${metric.names[0]} is the value of a day, not of a year, so it has no ${time.type} over years.`,
  );
}

export function readMetricRef(metric: Metric, raw: RawName, reading: Reading): MetricRef | null {
  const faults = reading.errors.length;
  const period = raw.period === null ? null : readPeriod(metric, raw.period, raw, reading);
  const standard = readStandard(metric, raw, reading);
  return reading.errors.length > faults ? null : { type: 'metric', id: metric.id, period, standard };
}

function readPeriod(
  { names, period }: Metric,
  raw: RawPeriod,
  spot: Spot,
  { fault }: Reading,
): number | null {
  if (period === undefined)
    return fault(spot, `${names[0]} is not worked out over a number of days or months.`);
  const isYears = raw.unit === 'years' && period.unit === 'months';
  if (raw.unit !== null && raw.unit !== period.unit && !isYears)
    return fault(spot, `${names[0]} is worked out over ${period.unit}, not ${raw.unit}.`);
  const count = isYears ? raw.count * 12 : raw.count;
  if (count < 1 || count > period.longest)
    return fault(spot, `${names[0]} is worked out over 1 to ${period.longest} ${period.unit}.`);
  return count;
}

function readStandard(metric: Metric, { standard }: RawName, { names, fault }: Reading): string | null {
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

function unknownSubject(name: RawText, { text, names, errors }: Reading): null {
  errors.push(unknownName(text, name, names));
  return null;
}
