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
  /** The rows that pass every facet, in the order of the columns. */
  rows: Uint32Array;
  /** For each facet the rows of each word, given what is chosen in the others. */
  counts: ReadonlyMap<string, number>[];
}

/** A facet while rows are counted. Slots are the codes of its words, then one for rows without a word. */
interface Counter {
  codes: Uint16Array | null;
  unknownSlot: number;
  /** 1 where a row in this slot fails the facet. */
  fails: Uint8Array;
  counts: Uint32Array;
}

/** Counts the wanted rows in one pass over them. A facet does not limit its own counts. */
export function countFacets(
  rows: number,
  isWanted: (row: number) => boolean,
  facets: readonly Facet[],
): FacetResult {
  const counters = facets.map(counterOf);
  const slots = new Uint32Array(facets.length);
  const passed = new Uint32Array(rows);
  let found = 0;
  for (let row = 0; row < rows; row++) {
    if (!isWanted(row)) continue;
    let failures = 0;
    let failed = 0;
    for (let at = 0; at < counters.length; at++) {
      const counter = counters[at];
      if (counter === undefined) continue;
      const code = counter.codes?.[row] ?? unknownCode;
      const slot = code === unknownCode ? counter.unknownSlot : code;
      slots[at] = slot;
      if (counter.fails[slot] === 1) {
        failures += 1;
        failed = at;
      }
    }
    if (failures > 1) continue;
    if (failures === 0) passed[found++] = row;
    for (let at = 0; at < counters.length; at++) {
      const counter = counters[at];
      if (counter === undefined || (failures === 1 && at !== failed)) continue;
      const slot = slots[at] ?? 0;
      counter.counts[slot] = (counter.counts[slot] ?? 0) + 1;
    }
  }
  return {
    rows: passed.slice(0, found),
    counts: facets.map((facet, at) => namedCounts(facet, counters[at])),
  };
}

function counterOf({ column, unknown, chosen = [] }: Facet): Counter {
  const words = [...(column?.words ?? []), unknown];
  const isPassed = (word: string | null) => chosen.length === 0 || (word !== null && chosen.includes(word));
  return {
    codes: column?.codes ?? null,
    unknownSlot: words.length - 1,
    fails: Uint8Array.from(words, (word) => (isPassed(word) ? 0 : 1)),
    counts: new Uint32Array(words.length),
  };
}

/** Includes words that no wanted row has. */
function namedCounts({ column, unknown }: Facet, counter: Counter | undefined): Map<string, number> {
  const named = new Map<string, number>();
  column?.words.forEach((word, code) => named.set(word, counter?.counts[code] ?? 0));
  const without = counter?.counts[counter.unknownSlot] ?? 0;
  if (unknown !== null) named.set(unknown, (named.get(unknown) ?? 0) + without);
  return named;
}
