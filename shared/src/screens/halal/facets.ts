import type { WordColumn } from '../language';
import { unknownCode } from '../language';

/** A filter that offers every word of a column with the number of rows it would show. */
export interface Facet {
  column: WordColumn | null;
  /** What rows without a word are offered as; null where they are not offered. */
  unknown: string | null;
  /** A row with any of these words passes; without any choice every row does. */
  chosen: readonly string[] | undefined;
}

export interface FacetResult {
  /** The wanted rows that pass every facet, in the order of the columns. */
  rows: Uint32Array;
  /** For each facet the rows of each word, given what is chosen in the others. */
  counts: ReadonlyMap<string, number>[];
}

/** A facet with the places of its words: their codes, and one more for rows without a word. */
interface Slots {
  codes: Uint16Array | null;
  words: readonly (string | null)[];
  counts: Uint32Array;
}

/** The highest bit of a row says that it is not wanted; the lower ones that it fails a facet. */
const notWanted = 0x80;

/**
 * Counts the wanted rows: those marked 1, or all. A facet does not limit its own counts. Works column by
 * column and without branches on values, which are unordered: branch prediction would often fail.
 */
export function countFacets(rows: number, wanted: Uint8Array | null, facets: readonly Facet[]): FacetResult {
  const fails = new Uint8Array(rows);
  if (wanted !== null) for (let row = 0; row < rows; row++) fails[row] = ((wanted[row] ?? 0) ^ 1) << 7;
  const slots = facets.map(slotsOf);
  slots.forEach((facet, at) => markFailing(fails, facet, facets[at]?.chosen ?? [], 1 << at));
  slots.forEach((facet, at) => countWhere(fails, facet, 1 << at));
  return {
    rows: rowsWithout(fails),
    counts: slots.map(({ words, counts }) => namedCounts(words, counts)),
  };
}

function slotsOf({ column, unknown }: Facet): Slots {
  const words = [...(column?.words ?? []), unknown];
  return { codes: column?.codes ?? null, words, counts: new Uint32Array(words.length) };
}

function markFailing(
  fails: Uint8Array,
  { codes, words }: Slots,
  chosen: readonly string[],
  bit: number,
): void {
  if (chosen.length === 0) return;
  const last = words.length - 1;
  const bits = Uint8Array.from(words, (word) => (word !== null && chosen.includes(word) ? 0 : bit));
  for (let row = 0; row < fails.length; row++) {
    const code = codes?.[row] ?? unknownCode;
    fails[row] = (fails[row] ?? 0) | (bits[code < last ? code : last] ?? bit);
  }
}

/** Counts the rows that fail nothing, or this facet alone. */
function countWhere(fails: Uint8Array, { codes, words, counts }: Slots, bit: number): void {
  const last = words.length - 1;
  const others = ~bit;
  for (let row = 0; row < fails.length; row++) {
    const code = codes?.[row] ?? unknownCode;
    const slot = code < last ? code : last;
    counts[slot] = (counts[slot] ?? 0) + Number(((fails[row] ?? notWanted) & others) === 0);
  }
}

function rowsWithout(fails: Uint8Array): Uint32Array {
  const rows = new Uint32Array(fails.length);
  let found = 0;
  for (let row = 0; row < fails.length; row++) {
    rows[found] = row;
    found += Number(fails[row] === 0);
  }
  return rows.subarray(0, found);
}

/** Includes words that no wanted row has. */
function namedCounts(words: readonly (string | null)[], counts: Uint32Array): Map<string, number> {
  const named = new Map<string, number>();
  words.forEach((word, slot) => {
    if (word !== null) named.set(word, (named.get(word) ?? 0) + (counts[slot] ?? 0));
  });
  return named;
}
