import type { MarketSnapshot } from './MarketSnapshot';

/** Memoizes a computation per market snapshot, for as long as the snapshot lives. */
export function memoizePerSnapshot<Value>(
  compute: (snapshot: MarketSnapshot) => Value,
): (snapshot: MarketSnapshot) => Value {
  const cache = new WeakMap<MarketSnapshot, { value: Value }>();
  return (snapshot) => {
    const cached = cache.get(snapshot);
    if (cached) return cached.value;
    const value = compute(snapshot);
    cache.set(snapshot, { value });
    return value;
  };
}
