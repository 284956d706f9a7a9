import type { StandardId } from '@tayyib/shared/contracts';
import type { MarketFigures } from './MarketFigures';

/** Something made of a list by a standard, made once for each state of the market; forgotten with that state or that list. */
export function oncePerMarket<Rows extends object, Result>(
  work: (rows: Rows, market: MarketFigures, standard: StandardId) => Result,
): (rows: Rows, market: MarketFigures, standard: StandardId) => Result {
  const kept = new WeakMap<MarketFigures, WeakMap<Rows, Map<StandardId, Result>>>();
  return (rows, market, standard) => {
    const ofMarket = kept.get(market) ?? new WeakMap<Rows, Map<StandardId, Result>>();
    kept.set(market, ofMarket);
    const ofRows = ofMarket.get(rows) ?? new Map<StandardId, Result>();
    ofMarket.set(rows, ofRows);
    const known = ofRows.get(standard);
    if (known !== undefined) return known;
    const result = work(rows, market, standard);
    ofRows.set(standard, result);
    return result;
  };
}
