type Listener = () => void;

const listeners = new Set<Listener>();
let waiting: ((isAgreed: boolean) => void)[] = [];

/** Subscribes to replies that require agreement to the terms; the listener calls `settleTerms`. Returns the unsubscribe function. */
export function onTermsNeeded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Settles the terms: pending requests are retried, or fail. */
export function settleTerms(isAgreed: boolean) {
  const settled = waiting;
  waiting = [];
  for (const resolve of settled) resolve(isAgreed);
}

/** Resolves when the viewer has accepted or declined the terms. False immediately on a page without a listener. */
export function waitForTerms(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  const settled = new Promise<boolean>((resolve) => waiting.push(resolve));
  for (const listener of listeners) listener();
  return settled;
}
