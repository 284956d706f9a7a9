/** The facade of Redux Toolkit; only the shell provides it to modules. */
export {
  combineSlices,
  configureStore,
  createAction,
  createAsyncThunk,
  createListenerMiddleware,
  createSelector,
  createSlice,
  isAnyOf,
  nanoid,
} from '@reduxjs/toolkit';
export type {
  Action,
  PayloadAction,
  Reducer,
  SerializedError,
  Slice,
  UnknownAction,
  WithSlice,
} from '@reduxjs/toolkit';
export { createApi, fetchBaseQuery, setupListeners, skipToken } from '@reduxjs/toolkit/query/react';
export type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
