import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './createStore';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();

/** `useSelector`, also with selectors of injected slices, whose state the root type does not contain. */
export function useAppSelector<Injected extends object, Selected>(
  selector: (state: RootState & Injected) => Selected,
): Selected {
  return useSelector(selector);
}
