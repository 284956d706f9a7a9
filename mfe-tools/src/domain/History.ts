import { changedField } from './changedField';

/** States of a form: the present one, and those that undoing and redoing bring back. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** The field whose typing the last step is; null where the next change is a step of its own. */
  field: string | null;
}

/** How many changes can be undone. */
export const maxSteps = 50;

export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  field: null,
});

/** The history after a change. Typing in one field is one step, until `typingEnded`. */
export function changed<State>(history: History<State>, next: State): History<State> {
  const field = changedField(history.present, next);
  if (field === '') return { ...history, present: next };
  const isSameTyping = field !== null && field === history.field;
  const past = isSameTyping ? history.past : [...history.past, history.present].slice(-maxSteps);
  return { past, present: next, future: [], field };
}

/** The history after what the user did not change, such as facts that were read: it belongs to every state. */
export const amended = <State>(
  { past, present, future, field }: History<State>,
  amend: (state: State) => State,
): History<State> => ({
  past: past.map(amend),
  present: amend(present),
  future: future.map(amend),
  field,
});

/** Typing in the same field is a new step from now on. */
export const typingEnded = <State>(history: History<State>): History<State> =>
  history.field === null ? history : { ...history, field: null };

export function undone<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [last] = past.slice(-1);
  if (last === undefined) return history;
  return { past: past.slice(0, -1), present: last, future: [present, ...future], field: null };
}

export function redone<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: future.slice(1), field: null };
}
