import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { ModuleEntry } from '@tayyib/shared/contracts';
import type { PartOutcome } from './LoadOutcome';
import { useLoader } from './LoaderContext';
import type { ModuleLoader } from './ModuleLoader';

type LoadPart<Props extends object> = (
  loader: ModuleLoader,
  /** Whether this outlet has just come onto the page. */
  isArrival: boolean,
) => Promise<PartOutcome<Props>>;

/**
 * Loads one part of a module after the first paint. The outcome is null while it is on its way; `retry` asks again,
 * and so does every other outlet of the module. What is shown stays until the next outcome is there.
 */
export function usePart<Props extends object>(entry: ModuleEntry, part: string, load: LoadPart<Props>) {
  const loader = useLoader();
  const { id } = entry.descriptor;
  const generation = useSyncExternalStore(loader.subscribe, () => loader.generationOf(id));
  const key = `${id} ${part}`;
  const [settled, setSettled] = useState<Settled<Props> | null>(null);
  const arrivedAt = useRef<string | null>(null);
  const loadLatest = useEffectEvent((isArrival: boolean) => load(loader, isArrival));

  useEffect(() => {
    let isWanted = true;
    const isArrival = arrivedAt.current !== key;
    arrivedAt.current = key;
    void loadLatest(isArrival).then((outcome) => {
      if (isWanted) setSettled({ key, generation, outcome });
    });
    return () => {
      isWanted = false;
    };
  }, [key, generation]);

  const current = settled?.key === key ? settled : null;
  const isShown = current?.outcome.kind === 'ready' || current?.generation === generation;
  const outcome = current && isShown ? current.outcome : null;
  return {
    outcome,
    retry: () => loader.retry(entry),
    /** For when the part threw while it was drawn: puts another version in its place, if there is one. */
    heal: async () => outcome?.kind === 'ready' && (await loader.heal(entry, outcome.version)),
  };
}

interface Settled<Props extends object> {
  key: string;
  generation: number;
  outcome: PartOutcome<Props>;
}
