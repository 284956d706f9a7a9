import { createNameIndex, nameIndexInSteps } from '@tayyib/shared/screens';
import type { Named, NameIndex } from '@tayyib/shared/screens';
import type { Ipo } from '../../../facts/facts/iposRepository';
import type { CooperativePace } from '../../../../lib/CooperativePace';
import { runYielding } from '../../../../lib/CooperativePace';

const cache = new WeakMap<readonly Ipo[], NameIndex>();

/** Search index of IPOs by name and code; the newest ranks first among equals. Built once per list. */
export function ipoIndex(ipos: readonly Ipo[]): NameIndex {
  const cached = cache.get(ipos);
  if (cached) return cached;
  const index = createNameIndex(namedIpos(ipos));
  cache.set(ipos, index);
  return index;
}

/** Builds the index. Yields to the event loop. */
export async function prepareIpoIndex(ipos: readonly Ipo[], pace?: CooperativePace): Promise<void> {
  if (!cache.has(ipos)) cache.set(ipos, await runYielding(nameIndexInSteps(namedIpos(ipos)), pace));
}

const namedIpos = (ipos: readonly Ipo[]): Named[] =>
  ipos.map(({ name, symbol, isin, opensOn, listsOn }) => ({
    name,
    codes: [symbol ?? '', isin ?? ''],
    weight: Date.parse(opensOn ?? listsOn ?? '1970-01-01'),
  }));
