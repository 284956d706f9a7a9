import { useState } from 'react';

/** A list of which only the first items are shown until all are wanted. */
export interface FirstOf<Item> {
  shown: readonly Item[];
  total: number;
  /** How many are shown at first. */
  count: number;
  /** Whether there are more than are shown at first. */
  isLong: boolean;
  isWhole: boolean;
  setWhole: (isWhole: boolean) => void;
}

/**
 * The first items of a list, and all of them on request.
 * @param count how many come first; where only one more follows it is shown too, as it takes no more room than the button
 * @param isNeeded whether something leads to an item that would be left out
 */
export function useFirstOf<Item>(
  items: readonly Item[],
  count: number,
  { isNeeded = false }: { isNeeded?: boolean } = {},
): FirstOf<Item> {
  const [isWanted, setWanted] = useState(false);
  const [wasNeeded, setWasNeeded] = useState(false);
  // opened once, so that it can be closed again
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setWanted(true);
  }
  const isLong = items.length > count + 1;
  const isWhole = !isLong || isWanted;
  return {
    shown: isWhole ? items : items.slice(0, count),
    total: items.length,
    count,
    isLong,
    isWhole,
    setWhole: setWanted,
  };
}
