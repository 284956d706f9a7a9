import { bumpEditions } from './changes/listEditions';
import type { ListEditions } from './changes/listEditions';
import type { MarketSnapshot } from './MarketSnapshot';
import type { Changes, ReadChanges } from './changes/readChanges';

/** A snapshot and the writes it includes. Immutable. */
export interface MarketState {
  snapshot: MarketSnapshot;
  /**
   * Identifies the writes that the snapshot includes, equally on every node; the snapshot is never older than
   * its version. While some writes are missing, those applied on top of the last complete version are listed
   * one by one.
   */
  version: string;
  /** Of lists read separately from the snapshot; comparable on this node only. */
  lists: ListEditions;
}

/** The writes a snapshot includes: all up to a database version, and some later ones. */
export interface KnownWrites {
  whole: string;
  beside: readonly number[];
}

/** @param isMissingSome whether the snapshot lacks writes that were made before these */
export function addKnownWrites(
  known: KnownWrites,
  { ids, version }: ReadChanges,
  isMissingSome: boolean,
): KnownWrites {
  if (!isMissingSome) return { whole: version, beside: [] };
  const beside = [...new Set([...known.beside, ...ids])].sort((one, other) => one - other);
  return { whole: known.whole, beside };
}

const versionOf = ({ whole, beside }: KnownWrites): string =>
  beside.length === 0 ? whole : `${whole}+${beside.join('.')}`;

export const stateOf = (
  snapshot: MarketSnapshot,
  known: KnownWrites,
  lists: ListEditions,
  changes?: Changes,
): MarketState & { known: KnownWrites } => ({
  snapshot,
  known,
  version: versionOf(known),
  lists: changes === undefined ? lists : bumpEditions(lists, changes.lists),
});
