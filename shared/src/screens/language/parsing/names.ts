import { latinDigits } from '../../../values/amounts/latinDigits';
import { standardNames as namesById } from '../../../contracts/verdicts/standards';
import { closest } from '@tayyib/shared/values/closest';
import { unknownName } from '../diagnostics/unknownName';
import { metrics } from '../metrics';
import type { Metric } from '../metrics/Metric';
import type { RawName, RawPeriod, RawSubject, RawText, Position } from '../grammar/rawTree';
import type { MetricRef, Time, Value } from '../query';
import type { Named, Names, ParseContext, Vocabulary } from './ParseContext';

/** Normalizes a name: case, `_`, inner hyphens and repeated spaces do not matter. */
export const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+|(?<=\w)-(?=\w)/g, ' ')
    .trim();

/** Normalizes a word of a category, where "and" may also be spelt `&`. */
export const normalizeWord = (word: string): string => normalizeName(word.replace(/&/g, ' and '));

/** The standards a screen may name unless the vocabulary says otherwise. */
export const standardNames: readonly string[] = Object.values(namesById);

/** The longest name at some offset of a text. */
interface NameMatch {
  named: Named;
  length: number;
}

const builtIn = new Map<string, Named>(
  metrics.flatMap((metric) => metric.names.map((name) => [normalizeName(name), { type: 'metric', metric }])),
);
const builtInSpellings = metrics.flatMap((metric) => metric.names);
const longestBuiltIn = Math.max(...builtInSpellings.map((name) => name.length));

/** The vocabulary, indexed for lookup. */
export function namesOf({ ratios = [], choices = {}, standards = standardNames }: Vocabulary): Names {
  const custom = new Map<string, Named>(
    // the text that names them is in Latin digits too
    ratios.map(({ name }) => [normalizeName(latinDigits(name)), { type: 'ratio', name }]),
  );
  const longest = Math.max(longestBuiltIn, ...ratios.map(({ name }) => name.length)) + 20; // room for extra spaces
  const find = (name: string) => {
    const key = normalizeName(name);
    return builtIn.get(key) ?? custom.get(key) ?? null;
  };
  const longestAt = (text: string, offset: number): NameMatch | null => {
    if (isLetter(text[offset - 1])) return null;
    const ahead = text.slice(offset, offset + longest).split(/[\r\n]/, 1)[0] ?? '';
    if (!/^[^\s_-]/.test(ahead)) return null;
    for (let length = ahead.length; length > 0; length--) {
      if (isLetter(ahead[length]) || !isLetter(ahead[length - 1])) continue;
      const named = find(ahead.slice(0, length));
      if (named !== null) return { named, length };
    }
    return null;
  };
  // the parser looks up the same offset several times, once for each rule it tries
  let lastText = '';
  const seen = new Map<number, NameMatch | null>();
  return {
    find,
    nameAt(text, offset, kind) {
      if (text !== lastText) seen.clear();
      lastText = text;
      const known = seen.get(offset);
      const match = known === undefined ? longestAt(text, offset) : known;
      if (known === undefined) seen.set(offset, match);
      if (match === null) return null;
      const { named, length } = match;
      if ((named.type === 'metric' && named.metric.kind === 'category') !== (kind === 'category'))
        return null;
      return { length, takesPeriod: named.type === 'metric' && named.metric.period !== undefined };
    },
    spellings: [...builtInSpellings, ...ratios.map(({ name }) => name)],
    choices: (metric) => metric.choices?.map(({ name }) => name) ?? choices[metric.id] ?? null,
    fixedChoice(metric, word) {
      const wanted = normalizeWord(word);
      return metric.choices?.find(({ name, aliases }) =>
        [name, ...aliases].some((one) => normalizeWord(one) === wanted),
      );
    },
    standards,
  };
}

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\w\u00C0-\u1FFF\u2C00-\u2FFF\u3001-\uFEFE\uFF00-\uFFFF]/.test(letter);

type RawValue = Position & { of: RawSubject; time: Time | null };

/** Resolves a name with its period, standard and time to a metric or ratio. */
export function readSubject({ of, time: rawTime, ...at }: RawValue, context: ParseContext): Value | null {
  if (of.type === 'unknown') return unknownSubject(of, context);
  const named = context.names.find(of.name);
  if (named === null) return unknownSubject({ ...of, text: of.name }, context);
  const time = rawTime?.type === 'ago' && rawTime.years === 0 ? null : rawTime; // the latest year
  if (named.type === 'ratio') return { type: 'value', of: { type: 'ratio', name: named.name }, time };
  const { metric } = named;
  if (metric.kind === 'point' && time !== null && time.type !== 'ago' && time.type !== 'growth')
    return pointOverYears(metric, time, at, context);
  const ref = readMetricRef(metric, of, context);
  return ref && { type: 'value', of: ref, time };
}

/** `average market cap 3 years` is the metric of that name over 36 months; other points have no yearly values. */
function pointOverYears(metric: Metric, time: Time, at: Position, context: ParseContext): Value | null {
  const named = context.names.find(`${time.type} ${metric.names[0]}`);
  if (named?.type === 'metric' && named.metric.period?.unit === 'months') {
    const period = readPeriod(named.metric, { count: time.years, unit: 'years' }, at, context);
    const of: MetricRef = { type: 'metric', id: named.metric.id, period, standard: null };
    return { type: 'value', of, time: null };
  }
  return context.fault(
    at,
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
  at: Position,
  { fault }: ParseContext,
): number | null {
  if (period === undefined) return fault(at, `${names[0]} is not computed over a number of days or months.`);
  const isYears = raw.unit === 'years' && period.unit === 'months';
  if (raw.unit !== null && raw.unit !== period.unit && !isYears)
    return fault(at, `${names[0]} is computed over ${period.unit}, not ${raw.unit}.`);
  const count = isYears ? raw.count * 12 : raw.count;
  if (count < 1 || count > period.longest)
    return fault(at, `${names[0]} is computed over 1 to ${period.longest} ${period.unit}.`);
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

function unknownSubject(name: RawText, { names, errors }: ParseContext): null {
  errors.push(unknownName(name, names));
  return null;
}
