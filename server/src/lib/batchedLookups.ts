/** Looks up many keys at once. What it does not find is missing from the result. */
type LookupAll<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * A lookup whose concurrent calls share queries. All calls that arrive while a query runs are answered by the next one, which begins
 * when it ends: what a call returns was read after the call, so nothing is found that ended before. A single call is not delayed.
 */
export function batchedLookups<Key, Value>(
  lookupAll: LookupAll<Key, Value>,
): (key: Key) => Promise<Value | null> {
  let isRunning = false;
  let next: { keys: Set<Key>; found: Promise<ReadonlyMap<Key, Value>>; begin: () => void } | null = null;

  const newBatch = () => {
    const keys = new Set<Key>();
    let begin = () => {};
    const found = new Promise<void>((resolve) => {
      begin = resolve;
    }).then(() => lookupAll([...keys]));
    return { keys, found, begin };
  };

  const run = () => {
    if (isRunning || next === null) return;
    const batch = next;
    next = null;
    isRunning = true;
    const end = () => {
      isRunning = false;
      run();
    };
    batch.found.then(end, end);
    batch.begin();
  };

  return async (key) => {
    next ??= newBatch();
    next.keys.add(key);
    const { found } = next;
    run();
    return (await found).get(key) ?? null;
  };
}
