import type { Spellings } from './Spellings';

/** Short words differ by one letter and mean another company; long ones bear two slips. */
export const typosAllowed = (text: string): number => (text.length < 4 ? 0 : text.length < 8 ? 1 : 2);

/**
 * Calls `take` with each spelling the text is the beginning of but for at most so many letters wrong, missing, too many, or
 * two that changed places; the text is longer than that. It may stop anywhere in the spelling. Spellings that share their first letters share the
 * work on them, and are passed over together once those letters hold too many slips.
 */
export function eachMisspelt(
  { keys, shared }: Spellings,
  text: string,
  typos: number,
  take: (place: number) => void,
): void {
  const width = text.length + 1;
  // a row a letter of the spelling: how many slips the text up to each of its letters is away from it
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
    if (outcome === 'matches') take(place);
  }
}

/** Only so many columns around the diagonal can hold few slips. Gives the least of the row. */
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
