import { useState } from 'react';
import type { WatchedStock } from '@tayyib/shared/contracts';

/** Which stocks are selected. Those that left the list are not. */
export function useSelection(stocks: readonly WatchedStock[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = stocks.filter(({ isin }) => chosen.has(isin));
  return {
    stocks: selected,
    isins: new Set(selected.map(({ isin }) => isin)),
    select: (isins: readonly string[], isSelected: boolean) =>
      setChosen((before) => {
        const next = new Set(before);
        for (const isin of isins) {
          if (isSelected) next.add(isin);
          else next.delete(isin);
        }
        return next;
      }),
    clear: () => setChosen(new Set()),
  };
}
