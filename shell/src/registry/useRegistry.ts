import { useAppDispatch } from '@tayyib/shared/store';
import type { ModuleEntry } from '@tayyib/shared/contracts';
import { modulesApi } from './modulesApi';

const { getModules } = modulesApi.endpoints;
const none: ModuleEntry[] = [];

/** Subscribes to the registry. Use it once; everyone else reads the state, or each reader would refetch. */
export const useRegistrySubscription = () =>
  getModules.useQuerySubscription(undefined, { refetchOnReconnect: true, refetchOnFocus: true });

/** The modules of this page, and the state of the request. */
export function useRegistry() {
  const { data, isFetching, isUninitialized, isError } = getModules.useQueryState(undefined);
  const dispatch = useAppDispatch();
  return {
    enabled: data?.enabled ?? none,
    withdrawn: data?.withdrawn ?? none,
    /** Exact versions set by a tester's link. */
    override: data?.override ?? null,
    /** No reply yet. */
    isLoading: !data && (isFetching || isUninitialized),
    /** The last request failed; earlier data is still valid. */
    hasFailed: isError && !isFetching,
    retry: () => void dispatch(getModules.initiate(undefined, { subscribe: false, forceRefetch: true })),
  };
}
