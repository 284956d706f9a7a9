import { combineSlices, configureStore } from '@tayyib/shared/toolkit';
import type { UnknownAction } from '@tayyib/shared/toolkit';
import { api } from '@tayyib/shared/api';

/** Knows no feature: the shell and each module inject their own slices. */
export const rootReducer = combineSlices(api);

export type RootState = ReturnType<typeof rootReducer>;

const vacant = new Set<string>();

/** Leaves these places of the state empty from the next action on, or lets them be filled again. */
export function vacateKeys(names: readonly string[], isVacant: boolean) {
  for (const name of names) {
    if (isVacant) vacant.add(name);
    else vacant.delete(name);
  }
}

/** The root reducer without what has been removed: `combineSlices` can add slices, but not take them out. */
function reduce(state: RootState | undefined, action: UnknownAction): RootState {
  const next = rootReducer(state, action);
  if (vacant.size === 0) return next;
  const kept: RootState = { ...next };
  for (const name of vacant) Reflect.deleteProperty(kept, name);
  return state && isSame(state, kept) ? state : kept;
}

function isSame(before: object, after: object): boolean {
  const entries = Object.entries(after);
  return (
    entries.length === Object.keys(before).length &&
    entries.every(([name, value]) => Reflect.get(before, name) === value)
  );
}

/** The one store; the shell makes it, a test makes its own. */
export function createStore() {
  return configureStore({
    reducer: reduce,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
