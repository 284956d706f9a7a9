type Listener = () => void;

const listeners = new Set<Listener>();
let waiting: ((isAgreed: boolean) => void)[] = [];

/** Runs when the server asks for agreement to the terms first. The listener settles it. The returned function ends that. */
export function onTermsNeeded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells what became of the terms: whatever waited for them goes on, or is refused. */
export function settleTerms(isAgreed: boolean) {
  const told = waiting;
  waiting = [];
  for (const tell of told) tell(isAgreed);
}

/** Waits until the person at this page has agreed, or has not. False at once on a page that asks nobody. */
export function untilTermsSettled(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  const settled = new Promise<boolean>((resolve) => waiting.push(resolve));
  for (const listener of listeners) listener();
  return settled;
}
