import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { ModuleEntry } from '@tayyib/shared/contracts';
import type { ComponentOutcome } from './LoadOutcome';
import { useLoader } from './LoaderContext';
import type { ModuleLoader } from './ModuleLoader';

type LoadPart<Props extends object> = (
  loader: ModuleLoader,
  /** Whether this outlet has just been mounted. */
  isPageVisit: boolean,
) => Promise<ComponentOutcome<Props>>;

/**
 * Loads one part of a module after the first paint. The outcome is null while loading. `retry` reloads this outlet and every
 * other outlet of the module. The current component stays on screen until the next outcome arrives.
 */
export function usePart<Props extends object>(entry: ModuleEntry, part: string, load: LoadPart<Props>) {
  const loader = useLoader();
  const { id } = entry.descriptor;
  const generation = useSyncExternalStore(loader.subscribe, () => loader.generationOf(id));
  const key = `${id} ${part}`;
  const [settled, setSettled] = useState<Settled<Props> | null>(null);
  const isVisited = useRef(false);
  const loadLatest = useEffectEvent((isPageVisit: boolean) => load(loader, isPageVisit));

  const addOutlet = useEffectEvent(() => loader.addOutlet(entry));
  useEffect(() => addOutlet(), [id]);
  useEffect(
    () => () => {
      isVisited.current = false;
    },
    [key],
  );
  useEffect(() => {
    let isWanted = true;
    const isPageVisit = !isVisited.current;
    isVisited.current = true;
    void loadLatest(isPageVisit).then((outcome) => {
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
    /** Call when the part threw while rendering: replaces the version with another, if there is one. */
    heal: async (error: unknown) =>
      outcome?.kind === 'ready' && (await loader.heal(entry, outcome.version, error)),
  };
}

interface Settled<Props extends object> {
  key: string;
  generation: number;
  outcome: ComponentOutcome<Props>;
}
