import type { HoldingToAdd } from '@tayyib/shared/sdk/modules';
import type { FilledSlots } from '@tayyib/shared/testing';

/** Fills `holdings.sources` with a button that adds those of these companies that are not on the page yet. */
export const sourceOf = (holdings: readonly HoldingToAdd[]): FilledSlots => ({
  'holdings.sources': ({ present, max, onAdd }) => (
    <button
      type="button"
      onClick={() => onAdd(holdings.filter(({ isin }) => !present.has(isin)).slice(0, max))}
    >
      Add from elsewhere
    </button>
  ),
});
