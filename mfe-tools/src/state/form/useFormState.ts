import { useRef, useState } from 'react';

interface Versions<State> {
  present: State;
  /** The state that `undo` brings back; null where the last change was no removal. */
  beforeRemoval: State | null;
}

/** The state of a form, of which every new one is saved. A removal can be undone until the next change. */
export function useFormState<State extends object>(initial: () => State, save: (state: State) => void) {
  const [versions, setVersions] = useState<Versions<State>>(() => ({
    present: initial(),
    beforeRemoval: null,
  }));
  // not a state updater, which React may run more than once or for a state that it drops
  const latest = useRef(versions);
  const update = (next: (versions: Versions<State>) => Versions<State>) => {
    const { current } = latest;
    const updated = next(current);
    latest.current = updated;
    setVersions(updated);
    if (updated.present !== current.present) save(updated.present);
  };
  return {
    present: versions.present,
    change: (next: (state: State) => State) =>
      update(({ present }) => ({ present: next(present), beforeRemoval: null })),
    remove: (next: (state: State) => State) =>
      update(({ present }) => ({ present: next(present), beforeRemoval: present })),
    /** What the user did not change, such as facts that were read: it belongs to the state before a removal too. */
    amend: (next: (state: State) => State) =>
      update(({ present, beforeRemoval }) => ({
        present: next(present),
        beforeRemoval: beforeRemoval && next(beforeRemoval),
      })),
    undo: () =>
      update(({ present, beforeRemoval }) => ({ present: beforeRemoval ?? present, beforeRemoval: null })),
  };
}
