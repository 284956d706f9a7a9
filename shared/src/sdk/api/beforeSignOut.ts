const listeners = new Set<() => void>();

/**
 * Runs when the session of this page's user is over, whoever ended it: before the connection closes, so that what runs for them in the
 * background can still say that it ends.
 * @returns the function to unsubscribe
 */
export function beforeSignOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the shell, which knows when the session is over. Nothing happens when it is announced twice. */
export function announceSignOut(): void {
  // a listener may remove itself or add another, which waits for the next time
  const announcedTo = [...listeners];
  for (const listener of announcedTo) listener();
}
