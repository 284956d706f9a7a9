import { listenWhileCached } from '@tayyib/shared/realtime';

interface CachedAnswer {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Runs `refresh` when the viewer's watchlists changed on any device, and after each reconnect, because changes made
 * while the line was down were told to nobody.
 */
export function refreshOnChange(cache: CachedAnswer, refresh: () => void) {
  let wasConnected = false;
  return listenWhileCached(cache, (socket) => {
    if (wasConnected) refresh();
    wasConnected = true;
    socket.on('watchlists:changed', refresh);
    return () => socket.off('watchlists:changed', refresh);
  });
}
