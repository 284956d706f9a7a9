import { createNameIndex, nameIndexInSteps } from '@tayyib/shared/screens';
import type { Named, NameIndex } from '@tayyib/shared/screens';
import type { Ipo } from '../../../facts/facts/iposRepository';
import type { Pace } from '../../../../lib/Pace';
import { stepByStep } from '../../../../lib/Pace';

const made = new WeakMap<readonly Ipo[], NameIndex>();

/** Where issues of a list are found by name and code; the newest comes first among equals. Made once for each list. */
export function ipoIndex(ipos: readonly Ipo[]): NameIndex {
  const known = made.get(ipos);
  if (known) return known;
  const index = createNameIndex(namedIpos(ipos));
  made.set(ipos, index);
  return index;
}

/** Makes it ready while others have their turn. */
export async function prepareIpoIndex(ipos: readonly Ipo[], pace?: Pace): Promise<void> {
  if (!made.has(ipos)) made.set(ipos, await stepByStep(nameIndexInSteps(namedIpos(ipos)), pace));
}

const namedIpos = (ipos: readonly Ipo[]): Named[] =>
  ipos.map(({ name, symbol, isin, opensOn, listsOn }) => ({
    name,
    codes: [symbol ?? '', isin ?? ''],
    weight: Date.parse(opensOn ?? listsOn ?? '1970-01-01'),
  }));
