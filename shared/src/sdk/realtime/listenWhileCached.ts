import { liveSocket, onSocket, type AppSocket } from './connection';
import { eventsReceived } from './EventHandlers';

interface CacheLifetime {
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/** What ends each listener of a cache entry. */
const running = new Set<() => void>();

/**
 * Updates a cache entry from socket events, from its first data until it is removed.
 * @param refetch runs when an event may have been missed: a connection was made after the data was requested, or any event came
 *   between the request and its reply
 */
export async function listenWhileCached(
  cache: CacheLifetime,
  start: (socket: AppSocket) => () => void,
  refetch?: () => void,
) {
  let mayHaveMissed = liveSocket() === null;
  const receivedBefore = eventsReceived();
  try {
    await cache.cacheDataLoaded;
  } catch {
    return; // removed before the first data
  }
  mayHaveMissed ||= eventsReceived() !== receivedBefore;
  const stop = onSocket((socket) => {
    if (mayHaveMissed) refetch?.();
    mayHaveMissed = true;
    return start(socket);
  });
  running.add(stop);
  await cache.cacheEntryRemoved;
  running.delete(stop);
  stop();
}

/** Ends the listeners of all cache entries. For tests, whose entries are not removed. */
export function stopCacheListeners() {
  for (const stop of running) stop();
  running.clear();
}
