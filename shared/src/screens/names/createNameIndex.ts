import type { Infixes } from './createInfixes';
import { createInfixes } from './createInfixes';
import { FirstFew } from './FirstFew';
import { sortInSteps } from './sortInSteps';
import type { Spelling, Spellings } from './Spellings';
import { endOfBeginnings, placeOf, sortSpellings, spellingKinds } from './Spellings';
import { eachMisspelt, typosAllowed } from './typos';

/** An entry that can be found by a name or by codes. It is not changed once it was indexed. */
export interface Named {
  name: string;
  /** The main code first, then others (a BSE number, an ISIN), which match by prefix only. */
  codes: readonly string[];
  /** Names and codes it had before, which match by prefix only and rank below those it has. */
  former?: readonly string[];
  /** Breaks ties between equally good matches: the larger first. */
  weight: number;
}

/** Whether misspelt names match where nothing else does. */
export type Tolerance = 'typos' | 'none';

/**
 * Finds at most `limit` entries, best first, as indexes into the list the index was built from. Tolerates typos unless told
 * otherwise.
 */
export type NameIndex = (text: string, limit: number, tolerance?: Tolerance) => number[];

/**
 * Indexes entries for search by name or code. Case, spaces and punctuation are ignored. An exact match ranks above a prefix,
 * that above the prefix of a later word, that above the prefix of a former name, that above a substring; an exact former name or
 * code ranks next to an exact current one. Small typos are tolerated only where nothing else is found, fewest first, and never in
 * digits: another number is another company. Codes of digits match from their beginning only. Ties are broken by weight, then by
 * name.
 */
export function createNameIndex(entries: readonly Named[]): NameIndex {
  const steps = nameIndexInSteps(entries);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

/**
 * The same, yielding every few milliseconds so that a server can handle other requests. The spellings of an entry are cached with it:
 * an index with a few other entries is built faster.
 */
export function* nameIndexInSteps(entries: readonly Named[]): Generator<void, NameIndex> {
  const spelled: (Spelled & { place: number; weight: number })[] = [];
  for (const [place, entry] of entries.entries()) {
    const { key, code, spellings } = spelledOf(entry);
    spelled.push({ key, code, spellings, place, weight: entry.weight });
    if (place % entriesPerStep === 0) yield;
  }
  // the rank of an entry is its position by weight: equally good matches are ordered by rank
  const ranked = yield* sortInSteps(
    spelled,
    (one, other) => other.weight - one.weight || compareText(one.key, other.key),
  );
  const spelt: Spelling[] = [];
  for (const [rank, { spellings }] of ranked.entries()) {
    for (const { key, kind } of spellings) spelt.push({ key, rank, kind });
    if (rank % entriesPerStep === 0) yield;
  }
  const spellings = yield* sortSpellings(spelt);
  return nameIndexOver(
    ranked.map(({ place }) => place),
    spellings,
    createInfixes(ranked.map(({ key, code }) => [key, isNumber(code) ? '' : code])),
  );
}

/** Entries processed per step. */
const entriesPerStep = 200;

/** An entry as it is searched. */
interface Spelled {
  /** The key of its name. */
  key: string;
  /** The key of its main code. */
  code: string;
  spellings: readonly Omit<Spelling, 'rank'>[];
}

const cachedSpellings = new WeakMap<Named, Spelled>();

function spelledOf(entry: Named): Spelled {
  const cached = cachedSpellings.get(entry);
  if (cached) return cached;
  const spelled = spell(entry);
  cachedSpellings.set(entry, spelled);
  return spelled;
}

function nameIndexOver(places: readonly number[], spellings: Spellings, infixes: Infixes): NameIndex {
  const { keys, ranks, kinds } = spellings;

  /** Ranks of exact matches, current before former, then prefix matches, prefixes of later words, and of former names. */
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
    const isFront = (kind: number) => kind !== spellingKinds.laterWord && kind !== spellingKinds.former;
    const isFormer = (kind: number) => kind === spellingKinds.former;
    const isWhole = (place: number) => keys[place]?.length === wanted.length;
    const exact = gather([], (kind, place) => isFront(kind) && isWhole(place));
    const exactFormer = gather(exact, (kind, place) => isFormer(kind) && isWhole(place));
    const ofLaterWords = gather(gather(exactFormer, isFront), (kind) => kind === spellingKinds.laterWord);
    return gather(ofLaterWords, isFormer);
  };

  const misspelt = (wanted: string, limit: number): number[] => {
    for (let typos = 1; typos <= typosAllowed(wanted); typos += 1) {
      const few = new FirstFew(limit);
      eachMisspelt(spellings, wanted, typos, (place) => {
        if (isForgiving(kinds[place] ?? 0)) few.add(ranks[place] ?? 0);
      });
      if (few.values.length > 0) return few.values;
    }
    return [];
  };

  return (text, limit, tolerance = 'typos') => {
    const wanted = searchKey(text);
    if (wanted === '' || limit < 1) return [];
    const sound = infixes.fill(beginnings(wanted, limit), wanted, limit);
    const isFinal = sound.length > 0 || tolerance === 'none' || isNumber(wanted);
    return (isFinal ? sound : misspelt(wanted, limit)).map((rank) => places[rank] ?? 0);
  };
}

/** Whether a spelling of this kind tolerates typos. */
const isForgiving = (kind: number): boolean =>
  kind !== spellingKinds.otherCode && kind !== spellingKinds.former;

const isNumber = (key: string): boolean => /^[0-9]+$/.test(key);

function spell({ name, codes, former }: Named): Spelled {
  const key = searchKey(name);
  const [code = '', ...otherCodes] = codes.map(searchKey);
  const spellings: Omit<Spelling, 'rank'>[] = [];
  const add = (spelling: string, kind: Spelling['kind']) => {
    if (spelling !== '') spellings.push({ key: spelling, kind });
  };
  add(key, spellingKinds.name);
  add(code, spellingKinds.code);
  for (const other of otherCodes) add(other, spellingKinds.otherCode);
  for (const one of former ?? []) add(searchKey(one), spellingKinds.former);
  // "Tata Steel" is found by "steel" too: the suffix of its key from that word on is a spelling
  let rest = key.length;
  const words = name.split(/[\s,.()/-]+/).map(searchKey);
  for (const word of words.reverse()) {
    rest -= word.length;
    if (word !== '' && rest > 0) add(key.slice(rest), spellingKinds.laterWord);
  }
  return { key, code, spellings };
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
