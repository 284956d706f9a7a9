import { createNameIndex, nameIndexInSteps } from '@tayyib/shared/screens';
import type { NameIndex } from '@tayyib/shared/screens';
import { newestCap } from '../columns/marketCapOn';
import type { Dossier } from '../dossier/Dossier';
import type { Pace } from '../../../../lib/Pace';
import { stepByStep } from '../../../../lib/Pace';

/** Where the rows of a picture are found by name and code. */
export interface StockIndex {
  find: NameIndex;
  /** Makes it ready while others have their turn. */
  prepare: (pace?: Pace) => Promise<void>;
  /**
   * The index of the same rows after some of them changed: this one, while nobody is found or placed by what did. One that
   * is ready is followed by one that is.
   */
  after: (dossiers: readonly Dossier[], changed: readonly number[], pace?: Pace) => Promise<StockIndex>;
}

/** Made when first asked for, or prepared. @param day a day number */
export function createStockIndex(dossiers: readonly Dossier[], day: number): StockIndex {
  let made: NameIndex | null = null;
  const named = () =>
    dossiers.map((dossier) => ({
      name: dossier.name,
      codes: [dossier.symbol, dossier.bseCode ?? '', dossier.isin],
      weight: capOf(dossier, day),
    }));
  const its: StockIndex = {
    find: (text, limit) => {
      made ??= createNameIndex(named());
      return made(text, limit);
    },
    prepare: async (pace) => {
      made ??= await stepByStep(nameIndexInSteps(named()), pace);
    },
    async after(next, changed, pace) {
      if (changed.every((row) => isFoundAlike(dossiers[row], next[row], day))) return its;
      const other = createStockIndex(next, day);
      if (made !== null) await other.prepare(pace);
      return other;
    },
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
