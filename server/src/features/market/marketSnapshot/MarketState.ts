import { nextEditions } from './listEditions';
import type { ListEditions } from './listEditions';
import type { MarketPicture } from './MarketPicture';
import type { Changes, ReadChanges } from './readChanges';

/** A picture and the writes it knows of. Never changed; replaced. */
export interface MarketState {
  picture: MarketPicture;
  /**
   * Names the writes that the picture knows, alike on every node; the picture is never older than its version says. While
   * it lacks some, those it knows beside a version that was whole are named one by one.
   */
  version: string;
  /** Of lists read beside the picture; to be compared on this node alone. */
  lists: ListEditions;
}

/** The writes a picture knows: all up to a version of the store, and some later ones. */
export interface Known {
  whole: string;
  beside: readonly number[];
}

/** @param lacksSome whether the picture lacks writes that were made before these */
export function knownWith(known: Known, { ids, version }: ReadChanges, lacksSome: boolean): Known {
  if (!lacksSome) return { whole: version, beside: [] };
  const beside = [...new Set([...known.beside, ...ids])].sort((one, other) => one - other);
  return { whole: known.whole, beside };
}

const versionOf = ({ whole, beside }: Known): string =>
  beside.length === 0 ? whole : `${whole}+${beside.join('.')}`;

export const stateOf = (
  picture: MarketPicture,
  known: Known,
  lists: ListEditions,
  changes?: Changes,
): MarketState & { known: Known } => ({
  picture,
  known,
  version: versionOf(known),
  lists: changes === undefined ? lists : nextEditions(lists, changes.lists),
});
