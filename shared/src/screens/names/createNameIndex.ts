import type { Infixes } from './createInfixes';
import { createInfixes } from './createInfixes';
import { FirstFew } from './FirstFew';
import { searchKey } from './searchKey';
import { sortInSteps } from './sortInSteps';
import type { Spelling, Spellings } from './Spellings';
import { endOfBeginnings, placeOf, sortSpellings, spellingKinds } from './Spellings';
import { eachMisspelt, typosAllowed } from './typos';

/** Something that can be found by a name or by codes. */
export interface Named {
  name: string;
  /** The code people know it by first, then others (a BSE number, an ISIN), which count from their beginning only. */
  codes: readonly string[];
  /** Decides between equally good matches: the larger first. */
  weight: number;
}

/** Finds things, best first, at most `limit` of them: their places in the list the index was made of. */
export type NameIndex = (text: string, limit: number) => number[];

/**
 * Indexes things for search by name or code. Case, spaces and punctuation do not count. Exact comes before a beginning,
 * that before the beginning of a later word, that before a match inside; small typos are looked for only where nothing
 * else is found, fewest first. Equals come by weight, then by name.
 */
export function createNameIndex(things: readonly Named[]): NameIndex {
  const steps = nameIndexInSteps(things);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/** The same in steps of a few milliseconds, between which a server can answer others. */
export function* nameIndexInSteps(things: readonly Named[]): Generator<void, NameIndex> {
  const keyed: Keyed[] = [];
  for (const [place, { name, codes, weight }] of things.entries()) {
    keyed.push({ place, weight, name, key: searchKey(name), codes });
    if (place % thingsAtATime === 0) yield;
  }
  // the rank of a thing is its place among all by weight: whatever matches equally well comes by rank
  const ranked = yield* sortInSteps(
    keyed,
    (one, other) => other.weight - one.weight || compareText(one.key, other.key),
  );
  const spelt: Spelling[] = [];
  const codeKeys: string[][] = [];
  for (const [rank, { name, key, codes }] of ranked.entries()) {
    spelt.push(...spellingsOf(name, key, codes, rank));
    codeKeys.push([key, searchKey(codes[0] ?? '')]);
    if (rank % thingsAtATime === 0) yield;
  }
  const spellings = yield* sortSpellings(spelt);
  return nameIndexOver(
    ranked.map(({ place }) => place),
    spellings,
    createInfixes(codeKeys),
  );
}

/** Things prepared in one step. */
const thingsAtATime = 200;

interface Keyed extends Named {
  place: number;
  key: string;
}

function nameIndexOver(places: readonly number[], spellings: Spellings, infixes: Infixes): NameIndex {
  const { keys, ranks, kinds } = spellings;

  /** Ranks of what is spelt so, begins so, or has a later word that does. */
  const beginnings = (wanted: string, limit: number): number[] => {
    const from = placeOf(spellings, wanted);
    const end = endOfBeginnings(spellings, wanted, from);
    const gather = (without: number[], isWanted: (kind: number, place: number) => boolean): number[] => {
      if (without.length === limit) return without;
      const few = new FirstFew(limit - without.length, without);
      for (let place = from; place < end; place += 1) {
        if (isWanted(kinds[place] ?? 0, place)) few.add(ranks[place] ?? 0);
      }
      return [...without, ...few.kept];
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
      if (few.kept.length > 0) return few.kept;
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
  // "Tata Steel" is found by "steel" too; its key ends with the key of that word and all after it
  let rest = key.length;
  const words = name.split(/[\s,.()/-]+/).map(searchKey);
  for (const word of words.reverse()) {
    rest -= word.length;
    if (word !== '' && rest > 0) spellings.push({ key: key.slice(rest), rank, kind: laterWord });
  }
  return spellings.filter((spelling) => spelling.key !== '');
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
