type Listener = (reason: { message: string }) => void;

const listeners = new Set<Listener>();

/** Runs when an answer of the server says that the session of this page has ended. The returned function ends that. */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSessionEnded(reason: { message: string }) {
  for (const listener of listeners) listener(reason);
}
