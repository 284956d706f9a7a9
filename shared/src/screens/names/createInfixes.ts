/** No key has it, so nothing is found across the border of two. */
const border = '\n';

/** Looks for texts inside of keys. */
export interface Infixes {
  /** Adds to ranks found already, up to the limit, those of further things that have the text in one of their keys. */
  fill: (found: readonly number[], text: string, limit: number) => number[];
}

/** @param keysByRank the keys of each thing; all stand in one text, which is searched much faster than thousands */
export function createInfixes(keysByRank: readonly (readonly string[])[]): Infixes {
  const parts = keysByRank.map((keys) => keys.join(border));
  const whole = parts.join(border);
  const ends = new Uint32Array(parts.length);
  let end = 0;
  parts.forEach((part, rank) => {
    end += part.length + border.length;
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

/** Whose keys hold this place of the text. @param from a rank not behind it */
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
