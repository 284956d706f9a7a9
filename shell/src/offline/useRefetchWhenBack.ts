import { useEffect, useRef, useSyncExternalStore } from 'react';
import { clearLastSeen, lastSeenAt, onLastSeen, refetchShown } from '@tayyib/shared/sdk/api';
import { lastSeenHeader } from '@tayyib/shared/last-seen';
import { useAppDispatch } from '@tayyib/shared/sdk/store';

/** When the oldest reply on this page was received, if it is from an earlier visit; otherwise null. */
export const useLastSeen = (): string | null => useSyncExternalStore(onLastSeen, lastSeenAt, () => null);

const firstProbeMs = 3_000;
const longestProbeMs = 60_000;

/**
 * While the page shows replies of an earlier visit, asks the server again, less and less often; when it answers, everything
 * that is shown is fetched again. A browser that knows when its connection is back asks then.
 */
export function useRefetchWhenBack(): void {
  const dispatch = useAppDispatch();
  const isOld = useLastSeen() !== null;
  /** Grows as long as the page is open, also where only some requests fail again and again. */
  const delayMs = useRef(firstProbeMs);
  useEffect(() => {
    if (!isOld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const now = () => void refetchIfBack();
    const refetchIfBack = async () => {
      clearTimeout(timer);
      delayMs.current = Math.min(delayMs.current * 2, longestProbeMs);
      if (await isBack()) {
        clearLastSeen();
        dispatch(refetchShown());
      } else if (!isStopped) timer = setTimeout(now, delayMs.current);
    };
    timer = setTimeout(now, delayMs.current);
    window.addEventListener('online', now);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [isOld, dispatch]);
}

/** Whether a reply comes from the server rather than from the service worker. */
async function isBack(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const reply = await fetch('/api/session');
    return reply.ok && !reply.headers.has(lastSeenHeader);
  } catch {
    return false;
  }
}
