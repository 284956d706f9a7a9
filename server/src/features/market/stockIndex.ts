import { createNameIndex } from '@tayyib/shared/screens';
import type { NameIndex } from '@tayyib/shared/screens';
import { newestCap } from './columns/valuationMetrics';
import type { Dossier } from './Dossier';

/** Where the rows of a picture are found by name and code. */
export interface StockIndex {
  find: NameIndex;
  /** The index of the same rows after some of them changed: this one, while nobody is found or placed by what did. */
  after: (dossiers: readonly Dossier[], changed: readonly number[]) => StockIndex;
}

/** Made when first asked for. @param day a day number */
export function createStockIndex(dossiers: readonly Dossier[], day: number): StockIndex {
  let made: NameIndex | null = null;
  const its: StockIndex = {
    find: (text, limit) => {
      made ??= createNameIndex(
        dossiers.map((dossier) => ({
          name: dossier.name,
          codes: [dossier.symbol, dossier.bseCode ?? '', dossier.isin],
          weight: capOf(dossier, day),
        })),
      );
      return made(text, limit);
    },
    after: (next, changed) =>
      changed.every((row) => isFoundAlike(dossiers[row], next[row], day)) ? its : createStockIndex(next, day),
  };
  return its;
}

/** The larger company comes first among equally good matches. */
const capOf = (dossier: Dossier, day: number): number => newestCap(dossier, day)?.valueRupees ?? -1;

function isFoundAlike(one: Dossier | undefined, other: Dossier | undefined, day: number): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.name === other.name &&
    one.symbol === other.symbol &&
    one.bseCode === other.bseCode &&
    capOf(one, day) === capOf(other, day)
  );
}
