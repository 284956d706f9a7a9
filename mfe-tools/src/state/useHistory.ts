import { useRef, useState } from 'react';
import { amended, changed, historyOf, redone, typingEnded, undone, type History } from '../domain/History';

/** How to go back and forth between states of a form. */
export interface Steps {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
  /** Typing in the same field is a new step from now on. */
  endTyping: () => void;
}

/** The state of a form with its history in this visit; every new state is saved. */
export function useHistory<State>(initial: () => State, save: (state: State) => void) {
  const [history, setHistory] = useState(() => historyOf(initial()));
  // not a state updater, which React may run more than once or for a state that it drops
  const latest = useRef(history);
  const update = (next: (history: History<State>) => History<State>) => {
    const { current } = latest;
    const updated = next(current);
    latest.current = updated;
    setHistory(updated);
    if (updated.present !== current.present) save(updated.present);
  };
  const steps: Steps = {
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => update(undone),
    redo: () => update(redone),
    endTyping: () => update(typingEnded),
  };
  return {
    present: history.present,
    steps,
    /** Something the user changed: a step. */
    change: (next: (state: State) => State) => update((current) => changed(current, next(current.present))),
    /** What is no step, such as facts that were read or which line is shown. */
    amend: (next: (state: State) => State) => update((current) => amended(current, next)),
    /** A state that replaces the present one without a step, such as another line being shown. */
    show: (next: (state: State) => State) =>
      update((current) => ({ ...current, present: next(current.present), field: null })),
  };
}
