import type { FigureRange } from '@tayyib/shared/contracts';
import { formatCount, formatPercent } from '@tayyib/shared/values/format';
import { inRupees, type Paise } from '@tayyib/shared/values/amounts';
import type { Overview } from './overviewOf';

/** An amount in rupees, with a plus where it is a gain. */
export const signed = (paise: Paise) => `${paise > 0 ? '+' : ''}${inRupees(paise)}`;

/** One figure, or where facts leave it open, what accounts state and the most it can be: `About 2% (at most 5%)`. */
export function rangeInWords({ least, most }: FigureRange, format: (figure: number) => string): string {
  const from = format(least);
  const to = format(most);
  if (from === to) return from;
  return least === 0 ? `At most ${to}` : `About ${from} (at most ${to})`;
}

const notKnown = 'Not known';

/** The main figures in words. Without any price they are not known, which is not the same as zero. */
export function figuresOf({ valuePaise, unpriced, gain, byBadge }: Overview) {
  const gainPaise = gain.valuePaise - gain.costPaise;
  const isValued = valuePaise > 0 || unpriced.length === 0;
  const hasGain = gain.costPaise > 0 || gain.without.length === 0;
  const share = gain.costPaise === 0 ? '' : ` (${formatPercent(gainPaise / gain.costPaise)})`;
  return {
    value: isValued ? inRupees(valuePaise) : notKnown,
    gain: hasGain ? `${signed(gainPaise)}${share}` : notKnown,
    compliant: valuePaise > 0 ? formatPercent(byBadge.compliant / valuePaise) : notKnown,
  };
}

/** Longer lists are cut: their sum is shown with them. */
const maxLines = 20;

/** One step for each item of a list, or for its first items and the number of the others. */
export function cutList<Item>(all: readonly Item[], stepOf: (item: Item) => string, what: string): string[] {
  const more = all.length - maxLines;
  const shown = all.slice(0, maxLines).map(stepOf);
  return more > 0 ? [...shown, `And ${formatCount(more)} more ${what}.`] : shown;
}
