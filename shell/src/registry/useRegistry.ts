import { useAppDispatch } from '@tayyib/shared/store';
import type { ModuleEntry } from '@tayyib/shared/contracts';
import { modulesApi } from './modulesApi';

const { getModules } = modulesApi.endpoints;
const none: ModuleEntry[] = [];

/** Keeps the list of modules alive. One place asks; everyone else reads, or each reader would ask again. */
export const useRegistryQuestion = () =>
  getModules.useQuerySubscription(undefined, { refetchOnReconnect: true, refetchOnFocus: true });

/** The modules of this page, and whether more may still come. */
export function useRegistry() {
  const { data, isFetching, isUninitialized, isError } = getModules.useQueryState(undefined);
  const dispatch = useAppDispatch();
  return {
    enabled: data?.enabled ?? none,
    withdrawn: data?.withdrawn ?? none,
    /** What a tester's link put in place of the usual. */
    override: data?.override ?? null,
    /** No answer yet. */
    isLoading: !data && (isFetching || isUninitialized),
    /** The last question went unanswered; what was known before still counts. */
    hasFailed: isError && !isFetching,
    retry: () => void dispatch(getModules.initiate(undefined, { subscribe: false, forceRefetch: true })),
  };
}
