import { createNameIndex } from '@tayyib/shared/screens';
import type { NameIndex } from '@tayyib/shared/screens';
import type { Ipo } from '../facts/iposRepository';

const made = new WeakMap<readonly Ipo[], NameIndex>();

/** Where issues of a list are found by name and code; the newest comes first among equals. Made once for each list. */
export function ipoIndex(ipos: readonly Ipo[]): NameIndex {
  const known = made.get(ipos);
  if (known) return known;
  const index = createNameIndex(
    ipos.map(({ name, symbol, isin, opensOn, listsOn }) => ({
      name,
      codes: [symbol ?? '', isin ?? ''],
      weight: Date.parse(opensOn ?? listsOn ?? '1970-01-01'),
    })),
  );
  made.set(ipos, index);
  return index;
}
