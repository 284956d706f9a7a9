type Listener = (reason: { message: string }) => void;

const listeners = new Set<Listener>();

/** Subscribes to replies that report the end of this session. Returns the unsubscribe function. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function notifySessionEnded(reason: { message: string }) {
  for (const listener of listeners) listener(reason);
}
