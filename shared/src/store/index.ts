export { Provider as StoreProvider } from 'react-redux';
export { createStore, rootReducer } from './createStore';
export type { AppDispatch, AppStore, RootState } from './createStore';
export { injectSlices, removeSlices } from './injectSlices';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
