import { listenWhileCached } from './listenWhileCached';

/**
 * Runs `refetch` when the viewer's watchlists change on any device, for as long as a cache entry lives, and when an event may have
 * been missed (see `listenWhileCached`).
 */
export const refetchOnWatchlistChange = (
  cache: Parameters<typeof listenWhileCached>[0],
  refetch: () => void,
): Promise<void> =>
  listenWhileCached(
    cache,
    (socket) => {
      socket.on('watchlists:changed', refetch);
      return () => socket.off('watchlists:changed', refetch);
    },
    refetch,
  );
