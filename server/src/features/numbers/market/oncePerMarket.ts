import type { MarketFigures } from './MarketFigures';

/** The same work, done once for each state of the market and each key; forgotten with that state. */
export function oncePerMarket<Key extends string, Result>(
  work: (market: MarketFigures, key: Key) => Result,
): (market: MarketFigures, key: Key) => Result {
  const kept = new WeakMap<MarketFigures, Map<Key, Result>>();
  return (market, key) => {
    const ofMarket = kept.get(market) ?? new Map<Key, Result>();
    kept.set(market, ofMarket);
    const known = ofMarket.get(key);
    if (known !== undefined) return known;
    const result = work(market, key);
    ofMarket.set(key, result);
    return result;
  };
}
