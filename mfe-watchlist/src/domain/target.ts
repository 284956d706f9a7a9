import { readAmount } from '@tayyib/shared/values/amounts';
import type { WatchedStock } from '@tayyib/shared/contracts';
import { maxTargetRupees } from '@tayyib/shared/limits';

/** How far the price has to go to the target, as a fraction of the price: -0.05 is 5% down. Null without one of them. */
export function targetDistance({
  closeRupees,
  targetRupees,
}: Pick<WatchedStock, 'closeRupees' | 'targetRupees'>): number | null {
  if (closeRupees === null || targetRupees === null || closeRupees <= 0) return null;
  return targetRupees / closeRupees - 1;
}

/** The target in a text field, in rupees; null in an empty one, else why it is none. */
export function targetIn(text: string): { rupees: number | null } | { reason: string } {
  if (text.trim() === '') return { rupees: null };
  const read = readAmount(text, { unit: 'rupees', decimals: 2, min: 0.01, max: maxTargetRupees });
  return 'reason' in read ? read : { rupees: read.value };
}

/** The tags in a text field, separated by commas. */
export const tagsIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
