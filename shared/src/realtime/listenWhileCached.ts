import { onSocket, type AppSocket } from './connection';

interface CacheLifetime {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/** Updates a cache entry from socket events, from its first data until it is removed. */
export async function listenWhileCached(cache: CacheLifetime, start: (socket: AppSocket) => () => void) {
  try {
    await cache.cacheDataLoaded;
  } catch {
    return; // removed before the first data
  }
  const stop = onSocket(start);
  await cache.cacheEntryRemoved;
  stop();
}
