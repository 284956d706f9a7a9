import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@tayyib/shared/sdk/store';
import type { ModuleEntry } from '@tayyib/shared/contracts';
import { modulesApi } from './modulesApi';

const { getModules } = modulesApi.endpoints;
const none: ModuleEntry[] = [];

/** Subscribes to the registry. Use it once; everyone else reads the state, or each reader would refetch. */
export function useRegistrySubscription() {
  getModules.useQuerySubscription(undefined, { refetchOnReconnect: true, refetchOnFocus: true });
  useRetryOnFailure();
}

const longestRetryMs = 60_000;

/** From half a second to a minute, doubling; random, so that the browsers of a server that is back do not all ask at once. */
const retryDelayMs = (failures: number) =>
  Math.min(1_000 * 2 ** failures, longestRetryMs) * (0.5 + Math.random() / 2);

/** Repeats a failed request, because a page without modules cannot be used. */
function useRetryOnFailure() {
  const dispatch = useAppDispatch();
  const failures = useRef(0);
  const { hasFailed, startedTimeStamp, fulfilledTimeStamp } = getModules.useQueryState(undefined, {
    selectFromResult: ({ isError, isFetching, startedTimeStamp, fulfilledTimeStamp }) => ({
      hasFailed: isError && !isFetching,
      startedTimeStamp,
      fulfilledTimeStamp,
    }),
  });
  useEffect(() => {
    failures.current = 0;
  }, [fulfilledTimeStamp]);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => void dispatch(refetch()), retryDelayMs(failures.current));
    failures.current += 1;
    return () => clearTimeout(timer);
  }, [hasFailed, startedTimeStamp, dispatch]);
}

const refetch = () => getModules.initiate(undefined, { subscribe: false, forceRefetch: true });

/** The modules of this page, and the state of the request. */
export function useRegistry() {
  const { data, error, isFetching, isUninitialized, isError } = getModules.useQueryState(undefined);
  const dispatch = useAppDispatch();
  return {
    enabled: data?.enabled ?? none,
    withdrawn: data?.withdrawn ?? none,
    /** Exact versions set by a tester's link. */
    override: data?.override ?? null,
    /** Neither a reply nor a failure yet. */
    isFirstLoad: data === undefined && error === undefined,
    /** No reply yet. */
    isLoading: !data && (isFetching || isUninitialized),
    /** The last request failed; earlier data is still valid. */
    hasFailed: isError && !isFetching,
    retry: () => void dispatch(refetch()),
  };
}
