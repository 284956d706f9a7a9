import { sessionApi } from '@tayyib/shared/sdk/api';
import { useAppDispatch } from '@tayyib/shared/sdk/store';

const { getSession } = sessionApi.endpoints;

/** Subscribes to the session. Use it once; everyone else reads the state, or each reader would refetch. */
export const useSessionSubscription = () =>
  getSession.useQuerySubscription(undefined, { refetchOnReconnect: true });

/** The signed-in user, and the state of the request. */
export function useSession() {
  const { data, isFetching, isUninitialized, error } = getSession.useQueryState(undefined);
  const dispatch = useAppDispatch();
  const isKnown = data !== undefined;
  return {
    user: data ?? null,
    isLoading: !isKnown && (isFetching || isUninitialized),
    /** Why the session is unknown; an earlier reply is still valid. */
    error: isKnown || isFetching ? undefined : error,
    retry: () => void dispatch(getSession.initiate(undefined, { subscribe: false, forceRefetch: true })),
  };
}
