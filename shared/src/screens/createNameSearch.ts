import { isTypoOf, letterMask, typosAllowed } from './typos';
import { searchKey } from './searchKey';

/** Something that can be found by a name or by codes. */
export interface Searchable<Summary> {
  summary: Summary;
  name: string;
  /** The code people know it by first, then others (a BSE number, an ISIN), which count from their beginning only. */
  codes: readonly string[];
  /** Decides between equally good matches: the larger first. */
  weight: number;
}

interface Entry<Summary> {
  summary: Summary;
  name: string;
  codes: readonly string[];
  /** Where in `name` its words begin. */
  words: readonly string[];
  mask: number;
}

/** How well something matches; smaller is better. */
const ranks = ['exact', 'prefix', 'word', 'infix'] as const;

/**
 * Indexes things for search by name or code. Case, spaces and punctuation do not count. Exact comes before a beginning,
 * that before the beginning of a later word, that before a match inside; small typos are looked for only where nothing
 * else is found. Equals come by weight, then by name.
 */
export function createNameSearch<Summary>(
  things: readonly Searchable<Summary>[],
): (text: string, limit: number) => Summary[] {
  const entries = [...things]
    .sort((one, other) => other.weight - one.weight || one.name.localeCompare(other.name, 'en'))
    .map(({ summary, name, codes }): Entry<Summary> => {
      const key = searchKey(name);
      const code = searchKey(codes[0] ?? '');
      const words = wordsOf(name);
      return { summary, name: key, codes: codes.map(searchKey), words, mask: letterMask(key + code) };
    });
  return (text, limit) => {
    const wanted = searchKey(text);
    if (wanted === '') return [];
    const found: Summary[][] = ranks.map(() => []);
    for (const entry of entries) {
      const rank = rankOf(wanted, entry);
      if (rank !== null) found[rank]?.push(entry.summary);
    }
    const sound = found.flat().slice(0, limit);
    return sound.length > 0 ? sound : withTypos(wanted, entries, limit);
  };
}

function rankOf(wanted: string, { name, codes, words }: Entry<unknown>): number | null {
  if (name === wanted || codes.includes(wanted)) return 0;
  if (name.startsWith(wanted) || codes.some((code) => code.startsWith(wanted))) return 1;
  // inside a number or an ISIN a match means nothing to a person
  if (!name.includes(wanted)) return codes[0]?.includes(wanted) ? 3 : null;
  return words.some((word) => word.startsWith(wanted)) ? 2 : 3;
}

/** Fewest typos first. */
function withTypos<Summary>(wanted: string, entries: readonly Entry<Summary>[], limit: number): Summary[] {
  const mask = letterMask(wanted);
  for (let typos = 1; typos <= typosAllowed(wanted); typos++) {
    const found: Summary[] = [];
    for (const { summary, codes, words, mask: its } of entries) {
      if (lettersIn(mask & ~its) > typos) continue;
      const spellings = codes[0] === undefined ? words : [codes[0], ...words];
      if (spellings.some((spelling) => isTypoOf(wanted, spelling, typos))) found.push(summary);
      if (found.length === limit) break;
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** The name from each of its words on, spaces taken out: "Tata Steel" gives "tatasteel" and "steel". */
function wordsOf(name: string): string[] {
  const words = name
    .split(/[\s,.()/-]+/)
    .map(searchKey)
    .filter((word) => word !== '');
  return words.map((_, at) => words.slice(at).join(''));
}

function lettersIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
