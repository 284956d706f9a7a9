import type { WatchedStock } from '@tayyib/shared/contracts';

type Mover = WatchedStock & { changePercent: number };

/** The stock whose price changed most on the newest day that the list has prices of; undefined where none changed. */
export function biggestMover(stocks: readonly WatchedStock[]): Mover | undefined {
  const newestDay = stocks
    .map(({ closeDay }) => closeDay ?? '')
    .toSorted()
    .at(-1);
  return stocks
    .filter((stock): stock is Mover => stock.closeDay === newestDay && (stock.changePercent ?? 0) !== 0)
    .toSorted((a, b) => Math.abs(b.changePercent) - Math.abs(a.changePercent))[0];
}
