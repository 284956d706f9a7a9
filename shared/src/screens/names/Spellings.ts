import { sortInSteps } from './sortInSteps';

/** Keys looked at in one step. */
const keysAtATime = 2000;

/** What a spelling of a thing is, which decides how good a match of its beginning is. */
export const spellingKinds = { name: 0, code: 1, otherCode: 2, laterWord: 3 } as const;
type SpellingKind = (typeof spellingKinds)[keyof typeof spellingKinds];

export interface Spelling {
  key: string;
  /** The rank of the thing it spells. */
  rank: number;
  kind: SpellingKind;
}

/** All spellings in the order of their letters, so that those with one beginning stand together. */
export interface Spellings {
  keys: readonly string[];
  ranks: Uint32Array;
  kinds: Uint8Array;
  /** How many first letters each has in common with the one before it. */
  shared: Uint16Array;
}

/** In steps, between which others can have their turn. */
export function* sortSpellings(spellings: readonly Spelling[]): Generator<void, Spellings> {
  const sorted = yield* sortInSteps(spellings, (one, other) =>
    one.key < other.key ? -1 : one.key > other.key ? 1 : 0,
  );
  const keys = sorted.map(({ key }) => key);
  yield;
  const ranks = Uint32Array.from(sorted, ({ rank }) => rank);
  const kinds = Uint8Array.from(sorted, ({ kind }) => kind);
  yield;
  const shared = new Uint16Array(keys.length);
  for (let at = 0; at < keys.length; at++) {
    shared[at] = commonLetters(keys[at - 1] ?? '', keys[at] ?? '');
    if (at % keysAtATime === 0) yield;
  }
  return { keys, ranks, kinds, shared };
}

/** The first spelling that is not before the text; the number of spellings where all are. */
export function placeOf({ keys }: Spellings, text: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The end of the spellings that begin with the text, from the first of them on. */
export function endOfBeginnings({ keys, shared }: Spellings, text: string, from: number): number {
  if (keys[from]?.startsWith(text) !== true) return from;
  let end = from + 1;
  while (end < keys.length && (shared[end] ?? 0) >= text.length) end += 1;
  return end;
}

function commonLetters(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return count;
}
