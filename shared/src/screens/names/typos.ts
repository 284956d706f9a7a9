import type { Spellings } from './Spellings';

/** Short words that differ by one letter are other companies; long ones tolerate two typos. */
export const typosAllowed = (text: string): number => (text.length < 4 ? 0 : text.length < 8 ? 1 : 2);

/**
 * Calls `onMatch` for each spelling that has a prefix within the given edit distance of the text (insertions, deletions,
 * substitutions and swaps). The text is longer than that distance. Spellings with a common prefix share its rows of the
 * table and are skipped together once the prefix alone has too many typos.
 */
export function eachMisspelt(
  { keys, shared }: Spellings,
  text: string,
  typos: number,
  onMatch: (place: number) => void,
): void {
  const width = text.length + 1;
  // one row per letter of the spelling: its edit distance to each prefix of the text
  const rows = new Uint8Array((text.length + typos + 1) * width).fill(typos + 1);
  for (let column = 0; column <= typos; column += 1) rows[column] = column;
  const deepest = text.length + typos;
  let depth = 0;
  let outcome: 'open' | 'matches' | 'hopeless' = 'open';
  for (let place = 0; place < keys.length; place += 1) {
    const common = shared[place] ?? 0;
    if (common >= depth && outcome === 'hopeless') continue;
    if (common < depth || outcome === 'open') {
      const key = keys[place] ?? '';
      depth = Math.min(common, depth);
      outcome = 'open';
      while (outcome === 'open' && depth < key.length) {
        depth += 1;
        const least = fillRow(rows, width, depth, key, text, typos);
        if ((rows[depth * width + text.length] ?? typos) <= typos) outcome = 'matches';
        else if (least > typos || depth === deepest) outcome = 'hopeless';
      }
    }
    if (outcome === 'matches') onMatch(place);
  }
}

/** Fills the columns near the diagonal, the only ones that can be small. Returns the minimum of the row. */
function fillRow(
  rows: Uint8Array,
  width: number,
  depth: number,
  key: string,
  text: string,
  typos: number,
): number {
  const tooMany = typos + 1;
  const row = depth * width;
  const above = row - width;
  const letter = key.charCodeAt(depth - 1);
  const letterBefore = depth > 1 ? key.charCodeAt(depth - 2) : NaN;
  const last = Math.min(text.length, depth + typos);
  let least = tooMany;
  for (let column = Math.max(0, depth - typos - 1); column <= last; column += 1) {
    let slips = column < depth - typos ? tooMany : (rows[above + column] ?? tooMany) + 1;
    if (column > 0 && column >= depth - typos) {
      const isSame = text.charCodeAt(column - 1) === letter;
      slips = Math.min(
        slips,
        (rows[row + column - 1] ?? tooMany) + 1,
        (rows[above + column - 1] ?? tooMany) + (isSame ? 0 : 1),
      );
      const isSwapped =
        column > 1 && text.charCodeAt(column - 2) === letter && text.charCodeAt(column - 1) === letterBefore;
      if (isSwapped) slips = Math.min(slips, (rows[above - width + column - 2] ?? tooMany) + 1);
    }
    slips = Math.min(slips, tooMany);
    rows[row + column] = slips;
    least = Math.min(least, slips);
  }
  return least;
}
