import type { StandardId } from '@tayyib/shared/contracts';
import type { MarketFigures } from './MarketFigures';

/**
 * Memoizes a computation over a list and a standard for each state of the market. Released with that state or
 * that list.
 */
export function memoizePerMarket<Rows extends object, Result>(
  compute: (rows: Rows, market: MarketFigures, standard: StandardId) => Result,
): (rows: Rows, market: MarketFigures, standard: StandardId) => Result {
  const cache = new WeakMap<MarketFigures, WeakMap<Rows, Map<StandardId, Result>>>();
  return (rows, market, standard) => {
    const ofMarket = cache.get(market) ?? new WeakMap<Rows, Map<StandardId, Result>>();
    cache.set(market, ofMarket);
    const ofRows = ofMarket.get(rows) ?? new Map<StandardId, Result>();
    ofMarket.set(rows, ofRows);
    const cached = ofRows.get(standard);
    if (cached !== undefined) return cached;
    const result = compute(rows, market, standard);
    ofRows.set(standard, result);
    return result;
  };
}
