import type { WatchedStock } from '@tayyib/shared/contracts';

/** How far the price has to go to the target, as a fraction of the price: -0.05 is 5% down. Null without one of them. */
export function targetDistance({
  closeRupees,
  targetRupees,
}: Pick<WatchedStock, 'closeRupees' | 'targetRupees'>): number | null {
  if (closeRupees === null || targetRupees === null || closeRupees <= 0) return null;
  return targetRupees / closeRupees - 1;
}

/** The target in a text field: rupees with at most two decimals. Null: none; undefined: not a price. */
export function targetIn(text: string): number | null | undefined {
  const plain = text.replaceAll(/[₹,\s]/g, '');
  if (plain === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

/** The tags in a text field, separated by commas. */
export const tagsIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
