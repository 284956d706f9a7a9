/** No key contains it, so nothing matches across two keys. */
const separator = '\n';

/** Substring search over keys. */
export interface Infixes {
  /** Appends, up to the limit, the ranks of further entries with the text in one of their keys. */
  fill: (found: readonly number[], text: string, limit: number) => number[];
}

/** @param keysByRank the keys of each entry; they are joined into one text, which is much faster to search than thousands */
export function createInfixes(keysByRank: readonly (readonly string[])[]): Infixes {
  const parts = keysByRank.map((keys) => keys.join(separator));
  const whole = parts.join(separator);
  const ends = new Uint32Array(parts.length);
  let end = 0;
  parts.forEach((part, rank) => {
    end += part.length + separator.length;
    ends[rank] = end;
  });
  return {
    fill(found, text, limit) {
      const all = [...found];
      let rank = 0;
      let at = all.length < limit ? whole.indexOf(text) : -1;
      while (at !== -1 && all.length < limit) {
        rank = rankAt(ends, at, rank);
        if (!found.includes(rank)) all.push(rank);
        at = whole.indexOf(text, ends[rank]);
      }
      return all;
    },
  };
}

/** The rank whose keys cover this offset of the text. @param from a rank not greater than it */
function rankAt(ends: Uint32Array, at: number, from: number): number {
  let low = from;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
