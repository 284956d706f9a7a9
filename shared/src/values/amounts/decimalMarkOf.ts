import type { DecimalMark } from './readNumber';
import { isGrouped } from './grouping';
import { latinDigits } from './latinDigits';

/**
 * Which sign stands before the decimals in a file, shown by all of its cells: `412,10` can only be a decimal, and `1,00,000` only be
 * grouped. `usual` where no cell shows it; `unknown` where cells contradict each other.
 */
export function decimalMarkOf(cells: Iterable<string>, usual: DecimalMark = '.'): DecimalMark {
  const shown = new Set<'.' | ','>();
  for (const cell of cells) {
    const mark = shownBy(cell);
    if (mark !== null) shown.add(mark);
  }
  const [mark = usual] = shown;
  return shown.size > 1 ? 'unknown' : mark;
}

/** The decimal mark without which the cell is no number; null where both would do, and for a cell that is none. */
function shownBy(cell: string): '.' | ',' | null {
  const [, digits = ''] =
    /^(?:₹|rs\.? ?)?-?\(?(\d[\d.,' \u00a0\u202f]*)\)?-?%?$/i.exec(latinDigits(cell.trim())) ?? [];
  const dot = fits(digits, '.');
  const comma = fits(digits, ',');
  if (dot === comma) return null;
  return dot ? '.' : ',';
}

function fits(digits: string, mark: '.' | ','): boolean {
  const [whole = '', decimals = '', ...more] = digits.split(mark);
  return more.length === 0 && /^\d*$/.test(decimals) && (/^\d+$/.test(whole) || isGrouped(whole));
}
