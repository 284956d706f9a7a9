import { useGetSessionQuery } from '@tayyib/shared/api';

/** Who is signed in, and whether we know. */
export function useSession() {
  const { data, isLoading, isFetching, error, refetch } = useGetSessionQuery(undefined, {
    refetchOnReconnect: true,
  });
  const isKnown = data !== undefined;
  return {
    user: data ?? null,
    isLoading: isLoading || (!isKnown && isFetching),
    /** Why we do not know; an older answer still counts. */
    error: isKnown || isFetching ? undefined : error,
    retry: () => void refetch(),
  };
}
