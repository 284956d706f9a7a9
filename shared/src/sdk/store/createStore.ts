import { combineSlices, configureStore } from '@tayyib/shared/sdk/toolkit';
import { api } from '@tayyib/shared/sdk/api';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { compose, type Reducer, type UnknownAction } from 'redux';

/** Contains no feature: the shell and each module inject their own slices. */
export const rootReducer = combineSlices(api);

export type RootState = ReturnType<typeof rootReducer>;

const removed = new Set<string>();

/** Removes these keys from the state as of the next action, or restores them. */
export function setKeysRemoved(names: readonly string[], isRemoved: boolean) {
  for (const name of names) {
    if (isRemoved) removed.add(name);
    else removed.delete(name);
  }
}

/** The root reducer without removed keys: `combineSlices` can add slices but not remove them. */
const reduce: Reducer<RootState, UnknownAction> = (state, action) =>
  compose((next: RootState) => reuse(state, next), withoutRemoved, rootReducer)(state, action);

function withoutRemoved(state: RootState): RootState {
  if (removed.size === 0) return state;
  const remaining: RootState = { ...state };
  for (const name of removed) Reflect.deleteProperty(remaining, name);
  return remaining;
}

/** The former state where the next one has the same values, so that nothing is shown again. */
const reuse = (state: RootState | undefined, next: RootState): RootState =>
  state !== undefined && isSame(state, next) ? state : next;

function isSame(before: object, after: object): boolean {
  const entries = Object.entries(after);
  return (
    entries.length === Object.keys(before).length &&
    entries.every(([name, value]) => Reflect.get(before, name) === value)
  );
}

/** Creates the store. The shell has one; each test creates its own. */
export function createStore() {
  return configureStore({
    reducer: reduce,
    // Immer freezes the state, so that changing it throws: walking all of it after each action would find nothing
    // more; and nothing of it is saved, so that it need not be serializable
    middleware: (defaults) =>
      defaults({ immutableCheck: false, serializableCheck: false }).concat(api.middleware),
    // by default subscribers see a request's state a frame after its promise settles: an error beside a button that is still loading
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();

/** `useSelector`, also with selectors of injected slices, whose state the root type does not contain. */
export function useAppSelector<Injected extends object, Selected>(
  selector: (state: RootState & Injected) => Selected,
): Selected {
  return useSelector(selector);
}
