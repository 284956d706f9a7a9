import { onSocket, type AppSocket } from './connection';

interface CacheLifetime {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/** Keeps a cached answer up to date from socket events, from the first answer until nobody looks at it any more. */
export async function listenWhileCached(cache: CacheLifetime, start: (socket: AppSocket) => () => void) {
  try {
    await cache.cacheDataLoaded;
  } catch {
    return; // removed before the first answer: nothing to keep up to date
  }
  const stop = onSocket(start);
  await cache.cacheEntryRemoved;
  stop();
}
