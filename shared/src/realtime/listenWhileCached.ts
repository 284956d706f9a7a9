import { isConnectionLost, onSocket, type AppSocket } from './connection';

interface CacheLifetime {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Updates a cache entry from socket events, from its first data until it is removed.
 * @param refetch runs after each reconnect, because events are not delivered while disconnected
 */
export async function listenWhileCached(
  cache: CacheLifetime,
  start: (socket: AppSocket) => () => void,
  refetch?: () => void,
) {
  let mayHaveMissed = isConnectionLost();
  try {
    await cache.cacheDataLoaded;
  } catch {
    return; // removed before the first data
  }
  const stop = onSocket((socket) => {
    if (mayHaveMissed) refetch?.();
    mayHaveMissed = true;
    return start(socket);
  });
  await cache.cacheEntryRemoved;
  stop();
}
