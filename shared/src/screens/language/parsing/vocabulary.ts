import { standardNames as namesById } from '../../../contracts/verdicts/standards';
import { metrics } from '../metrics';
import type { Metric } from '../metrics/Metric';
import type { NameFound } from '../grammar/screenGrammar.mjs';

/** The names a text may use besides the built-in metrics. */
export interface Vocabulary {
  /** Custom ratios (`defineRatios`). */
  ratios?: readonly { name: string }[];
  /** Words of categories without fixed choices, by metric id; without them any word is accepted. */
  choices?: Readonly<Record<string, readonly string[]>>;
  standards?: readonly string[];
}

/** The standards a screen may name unless the vocabulary says otherwise. */
export const standardNames: readonly string[] = Object.values(namesById);

type Named = { type: 'metric'; metric: Metric } | { type: 'ratio'; name: string };

/** The longest name at some offset of a text. */
interface NameMatch {
  named: Named;
  length: number;
}

/** The vocabulary, indexed for lookup. */
export interface Names {
  nameAt: (text: string, offset: number, kind: 'number' | 'category') => NameFound | null;
  find: (name: string) => Named | null;
  /** All spellings, for guesses. */
  spellings: readonly string[];
  choices: (metric: Metric) => readonly string[] | null;
  standards: readonly string[];
}

/** Normalizes a name: case, `_`, inner hyphens and repeated spaces do not matter. */
export const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+|(?<=\w)-(?=\w)/g, ' ')
    .trim();

/** Normalizes a word of a category, where "and" may also be spelt `&`. */
export const normalizeWord = (word: string): string => normalizeName(word.replace(/&/g, ' and '));

const builtIn = new Map<string, Named>(
  metrics.flatMap((metric) => metric.names.map((name) => [normalizeName(name), { type: 'metric', metric }])),
);
const builtInSpellings = metrics.flatMap((metric) => metric.names);
const longestBuiltIn = Math.max(...builtInSpellings.map((name) => name.length));

export function namesOf({ ratios = [], choices = {}, standards = standardNames }: Vocabulary): Names {
  const custom = new Map<string, Named>(
    ratios.map(({ name }) => [normalizeName(name), { type: 'ratio', name }]),
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
    standards,
  };
}

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\w\u00C0-\u1FFF\u2C00-\u2FFF\u3001-\uFEFE\uFF00-\uFFFF]/.test(letter);
