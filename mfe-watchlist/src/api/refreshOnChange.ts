import { listenWhileCached } from '@tayyib/shared/realtime';

interface CacheLifecycle {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Runs `refresh` when the viewer's watchlists change on any device, and after each reconnect, because events are not delivered
 * while disconnected.
 */
export function refreshOnChange(cache: CacheLifecycle, refresh: () => void) {
  return listenWhileCached(
    cache,
    (socket) => {
      socket.on('watchlists:changed', refresh);
      return () => socket.off('watchlists:changed', refresh);
    },
    refresh,
  );
}
