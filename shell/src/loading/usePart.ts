import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ModuleEntry } from '@tayyib/shared/contracts';
import type { PartOutcome } from './LoadOutcome';
import { useLoader } from './LoaderContext';
import type { ModuleLoader } from './ModuleLoader';

/**
 * Loads one part of a module after the first paint. The outcome is null while it is on its way; `retry` asks again,
 * and so does every other outlet of the module that has nothing to show.
 */
export function usePart<Props extends object>(
  entry: ModuleEntry,
  part: string,
  load: (loader: ModuleLoader) => Promise<PartOutcome<Props>>,
): { outcome: PartOutcome<Props> | null; retry: () => void } {
  const loader = useLoader();
  const { id } = entry.descriptor;
  const attempt = useSyncExternalStore(loader.subscribe, () => loader.attemptOf(id));
  const key = `${id} ${part}`;
  const [settled, setSettled] = useState<Settled<Props> | null>(null);
  const current = settled?.key === key ? settled : null;
  const isReady = current?.outcome.kind === 'ready';
  const loadLatest = useEffectEvent(() => load(loader));

  useEffect(() => {
    if (isReady) return;
    let isWanted = true;
    void loadLatest().then((outcome) => {
      if (isWanted) setSettled({ key, attempt, outcome });
    });
    return () => {
      isWanted = false;
    };
  }, [key, attempt, isReady]);

  const isCurrent = isReady || current?.attempt === attempt;
  return { outcome: current && isCurrent ? current.outcome : null, retry: () => void loader.retry(entry) };
}

interface Settled<Props extends object> {
  key: string;
  attempt: number;
  outcome: PartOutcome<Props>;
}
