import type { Infixes } from './createInfixes';
import { createInfixes } from './createInfixes';
import { FirstFew } from './FirstFew';
import { sortInSteps } from './sortInSteps';
import type { Spelling, Spellings } from './Spellings';
import { endOfBeginnings, placeOf, sortSpellings, spellingKinds } from './Spellings';
import { eachMisspelt, typosAllowed } from './typos';

/** An entry that can be found by a name or by codes. */
export interface Named {
  name: string;
  /** The main code first, then others (a BSE number, an ISIN), which match by prefix only. */
  codes: readonly string[];
  /** Breaks ties between equally good matches: the larger first. */
  weight: number;
}

/** Finds at most `limit` entries, best first, as indexes into the list the index was built from. */
export type NameIndex = (text: string, limit: number) => number[];

/**
 * Indexes entries for search by name or code. Case, spaces and punctuation are ignored. An exact match ranks above a prefix,
 * that above the prefix of a later word, that above a substring; small typos are tolerated only where nothing else is
 * found, fewest first. Ties are broken by weight, then by name.
 */
export function createNameIndex(entries: readonly Named[]): NameIndex {
  const steps = nameIndexInSteps(entries);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same, yielding every few milliseconds so that a server can handle other requests. */
export function* nameIndexInSteps(entries: readonly Named[]): Generator<void, NameIndex> {
  const keyed: Keyed[] = [];
  for (const [place, { name, codes, weight }] of entries.entries()) {
    keyed.push({ place, weight, name, key: searchKey(name), codes });
    if (place % entriesPerStep === 0) yield;
  }
  // the rank of an entry is its position by weight: equally good matches are ordered by rank
  const ranked = yield* sortInSteps(
    keyed,
    (one, other) => other.weight - one.weight || compareText(one.key, other.key),
  );
  const spelt: Spelling[] = [];
  const codeKeys: string[][] = [];
  for (const [rank, { name, key, codes }] of ranked.entries()) {
    spelt.push(...spellingsOf(name, key, codes, rank));
    codeKeys.push([key, searchKey(codes[0] ?? '')]);
    if (rank % entriesPerStep === 0) yield;
  }
  const spellings = yield* sortSpellings(spelt);
  return nameIndexOver(
    ranked.map(({ place }) => place),
    spellings,
    createInfixes(codeKeys),
  );
}

/** Entries processed per step. */
const entriesPerStep = 200;

interface Keyed extends Named {
  place: number;
  key: string;
}

function nameIndexOver(places: readonly number[], spellings: Spellings, infixes: Infixes): NameIndex {
  const { keys, ranks, kinds } = spellings;

  /** Ranks of exact matches, then prefix matches, then prefixes of later words. */
  const beginnings = (wanted: string, limit: number): number[] => {
    const from = placeOf(spellings, wanted);
    const end = endOfBeginnings(spellings, wanted, from);
    const gather = (without: number[], isWanted: (kind: number, place: number) => boolean): number[] => {
      if (without.length === limit) return without;
      const few = new FirstFew(limit - without.length, without);
      for (let place = from; place < end; place += 1) {
        if (isWanted(kinds[place] ?? 0, place)) few.add(ranks[place] ?? 0);
      }
      return [...without, ...few.values];
    };
    const isFront = (kind: number) => kind !== spellingKinds.laterWord;
    const exact = gather([], (kind, place) => isFront(kind) && keys[place]?.length === wanted.length);
    return gather(gather(exact, isFront), (kind) => !isFront(kind));
  };

  const misspelt = (wanted: string, limit: number): number[] => {
    for (let typos = 1; typos <= typosAllowed(wanted); typos += 1) {
      const few = new FirstFew(limit);
      eachMisspelt(spellings, wanted, typos, (place) => {
        if (kinds[place] !== spellingKinds.otherCode) few.add(ranks[place] ?? 0);
      });
      if (few.values.length > 0) return few.values;
    }
    return [];
  };

  return (text, limit) => {
    const wanted = searchKey(text);
    if (wanted === '' || limit < 1) return [];
    const sound = infixes.fill(beginnings(wanted, limit), wanted, limit);
    return (sound.length > 0 ? sound : misspelt(wanted, limit)).map((rank) => places[rank] ?? 0);
  };
}

function spellingsOf(name: string, key: string, codes: readonly string[], rank: number): Spelling[] {
  const { name: whole, code, otherCode, laterWord } = spellingKinds;
  const spellings: Spelling[] = [{ key, rank, kind: whole }];
  codes.forEach((one, at) =>
    spellings.push({ key: searchKey(one), rank, kind: at === 0 ? code : otherCode }),
  );
  // "Tata Steel" is found by "steel" too: the suffix of its key from that word on is a spelling
  let rest = key.length;
  const words = name.split(/[\s,.()/-]+/).map(searchKey);
  for (const word of words.reverse()) {
    rest -= word.length;
    if (word !== '' && rest > 0) spellings.push({ key: key.slice(rest), rank, kind: laterWord });
  }
  return spellings.filter((spelling) => spelling.key !== '');
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Normalizes a name or a code for search, without case, spaces and punctuation: "M & M" gives "mm". */
export function searchKey(text: string): string {
  const lower = text.toLowerCase();
  // nearly all names and codes are ASCII, for which this gives the same result ten times faster
  if (isAscii.test(lower)) return lower.replace(/[^a-z0-9]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

const isAscii = /^[\x20-\x7e]*$/;
