import { useSyncExternalStore } from 'react';

/**
 * A store of this module besides Redux: for live objects, which Redux cannot hold, and for state of code that is loaded only when it is
 * needed.
 */
export function createLiveStore<Value extends object>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (change: Partial<Value>): void => {
      const next = { ...value, ...change };
      const before = new Map<string, unknown>(Object.entries(value));
      if (Object.entries(next).every(([name, part]) => before.get(name) === part)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    current: (): Value => value,
    useCurrent: (): Value => useSyncExternalStore(subscribe, () => value),
  };
}
