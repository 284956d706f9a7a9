import { sessionApi } from '@tayyib/shared/api';
import { useAppDispatch } from '@tayyib/shared/store';

const { getSession } = sessionApi.endpoints;

/** Keeps the answer to "who is signed in" alive. One place asks; everyone else reads, or each reader would ask again. */
export const useSessionQuestion = () =>
  getSession.useQuerySubscription(undefined, { refetchOnReconnect: true });

/** Who is signed in, and whether we know. */
export function useSession() {
  const { data, isFetching, isUninitialized, error } = getSession.useQueryState(undefined);
  const dispatch = useAppDispatch();
  const isKnown = data !== undefined;
  return {
    user: data ?? null,
    isLoading: !isKnown && (isFetching || isUninitialized),
    /** Why we do not know; an older answer still counts. */
    error: isKnown || isFetching ? undefined : error,
    retry: () => void dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true })),
  };
}
