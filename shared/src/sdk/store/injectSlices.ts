import { ScopeError } from '@tayyib/shared/sdk/errors';
import type { Reducer } from '@tayyib/shared/sdk/toolkit';
import { rootReducer, setKeysRemoved, type AppStore } from './createStore';

/** The part of a slice that injection needs; any `createSlice` result fits. */
export interface InjectableSlice {
  reducerPath: string;
  reducer: Reducer;
}

const owners = new Map<string, string>([['api', 'shared']]);

/**
 * Adds a module's slices to the store. A name owned by another module is an error: two slices under one name would
 * corrupt each other. The same module may inject again, after a retry or when it is enabled again.
 */
export function injectSlices(store: AppStore, owner: string, slices: readonly InjectableSlice[]) {
  for (const { reducerPath, reducer } of slices) {
    claimSlice(owner, reducerPath);
    rootReducer.inject({ reducerPath, reducer }, { overrideExisting: true });
  }
  setKeysRemoved(
    slices.map(({ reducerPath }) => reducerPath),
    false,
  );
  // after injection the new state is undefined until the next action
  if (slices.length > 0) store.dispatch({ type: 'modules/slicesInjected', payload: owner });
}

/** The owner of a slice; undefined for those of the page. */
export const ownerOfSlice = (reducerPath: string): string | undefined => owners.get(reducerPath);

/** Makes the module the owner of a slice's name. */
export function claimSlice(owner: string, reducerPath: string) {
  const holder = owners.get(reducerPath);
  if (holder !== undefined && holder !== owner) {
    throw new ScopeError(
      owner,
      `may not add the slice "${reducerPath}", which already belongs to "${holder}".`,
    );
  }
  owners.set(reducerPath, owner);
}

/** Removes a module's slices from the store: reducers and state. */
export function removeSlices(store: AppStore, owner: string) {
  const names = [...owners].filter(([, holder]) => holder === owner).map(([name]) => name);
  for (const reducerPath of names) {
    rootReducer.inject({ reducerPath, reducer: () => null }, { overrideExisting: true });
  }
  setKeysRemoved(names, true);
  if (names.length > 0) store.dispatch({ type: 'modules/slicesRemoved', payload: owner });
}
