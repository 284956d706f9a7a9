/** By address, when the replies that the service worker stored were received. */
const stored = new Map<string, string>();
const listeners = new Set<() => void>();
let oldest: string | null = null;

/** When the oldest reply on this page was received, as an ISO date, if the service worker stored it; null if all are new. */
export const lastSeenAt = (): string | null => oldest;

/** Subscribes to changes of `lastSeenAt`. Returns the unsubscribe function. */
export function onLastSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Every reply passes here; `storedAt` is null if it came over the network. */
export function noteReply(address: string, storedAt: string | null): void {
  if (storedAt === null) stored.delete(address);
  else stored.set(address, storedAt);
  update();
}

/** Forgets which replies were stored, before everything that is shown is fetched again. */
export function clearLastSeen(): void {
  stored.clear();
  update();
}

function update(): void {
  const [first = null] = [...stored.values()].toSorted();
  if (first === oldest) return;
  oldest = first;
  for (const listener of listeners) listener();
}
