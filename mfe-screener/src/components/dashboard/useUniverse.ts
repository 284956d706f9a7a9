import { useState } from 'react';
import type { UniverseCoverage } from '@tayyib/shared/contracts';
import { withStorage } from '@tayyib/shared/parts/storage';

type UniverseId = UniverseCoverage['id'];

const universeIds: readonly UniverseId[] = ['nifty50', 'nifty500', 'all'];
/** Cleared with the user's other data on sign-out. */
const storageKey = 'universe';

/** The universe whose companies the dashboard counts, chosen in this browser. */
export function useUniverse(): [UniverseId, (id: UniverseId) => void] {
  const [universe, setUniverse] = useState(readUniverse);
  const choose = (id: UniverseId) => {
    setUniverse(id);
    withStorage((storage) => storage.setItem(storageKey, id));
  };
  return [universe, choose];
}

function readUniverse(): UniverseId {
  const stored = withStorage((storage) => storage.getItem(storageKey));
  return universeIds.find((id) => id === stored) ?? 'nifty50';
}
