import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './createStore';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppStore = useStore.withTypes<AppStore>();

/** Reads the store. Takes selectors of injected slices too, whose state the root type cannot know. */
export function useAppSelector<Injected extends object, Selected>(
  selector: (state: RootState & Injected) => Selected,
): Selected {
  return useSelector(selector);
}
