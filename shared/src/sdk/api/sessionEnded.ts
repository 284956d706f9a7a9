type Listener = (reason: { message: string }) => void;

const listeners = new Set<Listener>();

/** Subscribes to replies that report the end of this session. Returns the unsubscribe function. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const foundListeners = new Set<Listener>();

/** Subscribes to why a session ended before this page was opened. Returns the unsubscribe function. */
export function onSessionFoundEnded(listener: Listener): () => void {
  foundListeners.add(listener);
  return () => void foundListeners.delete(listener);
}

export function notifySessionFoundEnded(reason: { message: string }) {
  for (const listener of foundListeners) listener(reason);
}

export function notifySessionEnded(reason: { message: string }) {
  for (const listener of listeners) listener(reason);
}
