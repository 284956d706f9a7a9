import { createNameIndex, nameIndexInSteps } from '@tayyib/shared/screens';
import type { NameIndex } from '@tayyib/shared/screens';
import { newestCap } from '../columns/marketCapOn';
import type { Dossier } from '../dossier/Dossier';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { runYielding } from '../../../../lib/CooperativePace';

/** Search index of the rows of a snapshot by name and code. */
export interface StockIndex {
  find: NameIndex;
  /** Builds the index. Yields to the event loop. */
  prepare: (pace?: CooperativePace) => Promise<void>;
  /**
   * The index after some rows changed: the same one, unless a changed field is searched or ranked. If this
   * one is built, the new one is too.
   */
  patched: (
    dossiers: readonly Dossier[],
    changed: readonly number[],
    pace?: CooperativePace,
  ) => Promise<StockIndex>;
}

/** Built on first use, or by `prepare`. @param day a day number */
export function createStockIndex(dossiers: readonly Dossier[], day: number): StockIndex {
  let built: NameIndex | null = null;
  const entries = () =>
    dossiers.map((dossier) => ({
      name: dossier.name,
      codes: [dossier.symbol, dossier.bseCode ?? '', dossier.isin],
      weight: capOf(dossier, day),
    }));
  const self: StockIndex = {
    find: (text, limit) => {
      built ??= createNameIndex(entries());
      return built(text, limit);
    },
    prepare: async (pace) => {
      built ??= await runYielding(nameIndexInSteps(entries()), pace);
    },
    async patched(next, changed, pace) {
      if (changed.every((row) => hasSameSearchEntry(dossiers[row], next[row], day))) return self;
      const other = createStockIndex(next, day);
      if (built !== null) await other.prepare(pace);
      return other;
    },
  };
  return self;
}

/** The larger company ranks first among equally good matches. */
const capOf = (dossier: Dossier, day: number): number => newestCap(dossier, day)?.valueRupees ?? -1;

function hasSameSearchEntry(one: Dossier | undefined, other: Dossier | undefined, day: number): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    one.name === other.name &&
    one.symbol === other.symbol &&
    one.bseCode === other.bseCode &&
    capOf(one, day) === capOf(other, day)
  );
}
