import type { ModuleEntry } from '@tayyib/shared/contracts';
import { useGetModulesQuery } from './modulesApi';

const none: ModuleEntry[] = [];

/** The modules of this page, and whether more may still come. */
export function useRegistry() {
  const { data, isLoading, isFetching, isError, refetch } = useGetModulesQuery(undefined, {
    refetchOnReconnect: true,
  });
  return {
    enabled: data?.enabled ?? none,
    withdrawn: data?.withdrawn ?? none,
    /** No answer yet. */
    isLoading: isLoading || (!data && isFetching),
    /** The last question went unanswered; what was known before still counts. */
    hasFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
