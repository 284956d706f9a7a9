import { sortInSteps } from './sortInSteps';

/** Keys processed per step. */
const keysPerStep = 2000;

/** The kinds of spelling, which rank prefix matches. */
export const spellingKinds = { name: 0, code: 1, otherCode: 2, laterWord: 3, former: 4 } as const;
type SpellingKind = (typeof spellingKinds)[keyof typeof spellingKinds];

export interface Spelling {
  key: string;
  /** The rank of the entry it belongs to. */
  rank: number;
  kind: SpellingKind;
}

/** All spellings, sorted, so that those with a common prefix are adjacent. */
export interface Spellings {
  keys: readonly string[];
  ranks: Uint32Array;
  kinds: Uint8Array;
  /** The length of the common prefix of each with the one before it. */
  shared: Uint16Array;
}

/** Sorts spellings, yielding between steps. */
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
    if (at % keysPerStep === 0) yield;
  }
  return { keys, ranks, kinds, shared };
}

/** Lower bound: the first spelling not less than the text, or the number of spellings. */
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

/** The exclusive end of the spellings that start with the text, given the first of them. */
export function endOfBeginnings({ keys, shared }: Spellings, text: string, from: number): number {
  if (keys[from]?.startsWith(text) !== true) return from;
  let end = from + 1;
  while (end < keys.length && (shared[end] ?? 0) >= text.length) end += 1;
  return end;
}

function commonLetters(one: string, other: string): number {
  const max = Math.min(one.length, other.length);
  let count = 0;
  while (count < max && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  return count;
}
