import { formatCount } from '@tayyib/shared/format';

/** Longer lists are cut: their sum is shown with them. */
const maxLines = 20;

/** One step for each item of a list, or for its first items and the number of the others. */
export function cutList<Item>(all: readonly Item[], stepOf: (item: Item) => string, what: string): string[] {
  const more = all.length - maxLines;
  const shown = all.slice(0, maxLines).map(stepOf);
  return more > 0 ? [...shown, `And ${formatCount(more)} more ${what}.`] : shown;
}
