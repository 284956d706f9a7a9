import type { AmountKey, FilingAmounts } from '../types';
import { amountKeys } from '../types';

/** Every figure of a filing, each read by its key. */
export function filingAmounts(read: (key: AmountKey) => number | null): FilingAmounts {
  // Built from the list of keys, so none is left out; the type cannot see that.
  return Object.fromEntries(amountKeys.map((key) => [key, read(key)])) as FilingAmounts;
}
