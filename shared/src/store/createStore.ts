import { combineSlices, configureStore } from '@tayyib/shared/toolkit';
import { api } from '@tayyib/shared/api';

/** Knows no feature: the shell and each module inject their own slices. */
export const rootReducer = combineSlices(api);

export type RootState = ReturnType<typeof rootReducer>;

/** The one store; the shell makes it, a test makes its own. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
