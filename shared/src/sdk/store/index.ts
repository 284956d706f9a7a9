export { Provider as StoreProvider } from 'react-redux';
export { createStore, rootReducer, useAppDispatch, useAppSelector, useAppStore } from './createStore';
export type { AppDispatch, AppStore, RootState } from './createStore';
export { claimSlice, injectSlices, ownerOfSlice, removeSlices } from './injectSlices';
export type { InjectableSlice } from './injectSlices';
