import type { Market } from '../createMarket';
import type { MarketList } from '../changes/listEditions';
import type { MarketSnapshot } from '../MarketSnapshot';
import type { MarketState } from '../MarketState';
import { MarketFigures } from './MarketFigures';

/** The market in memory as the routes of this folder read it. */
export interface MarketReader {
  state: () => Promise<MarketState>;
  /** Rows, classes and counts of the current snapshot. */
  figures: () => Promise<MarketFigures>;
  /** The same with every committed write applied, however many there are. */
  newestFigures: () => Promise<MarketFigures>;
  /** Prepares the rows, classes and counts of a snapshot before it is shown. */
  prepare: (snapshot: MarketSnapshot) => Promise<void>;
  /** A list stored beside the snapshot, re-read only after a write to it or on the next day. */
  list: <Rows>(name: MarketList, read: (day: string) => Promise<Rows>) => () => Promise<Rows>;
}

/** Caches the figures of each snapshot in use; those of the next one are patched from the last. */
export function marketReader(market: Market): MarketReader {
  const cache = new WeakMap<MarketSnapshot, Promise<MarketFigures>>();
  let last: Promise<MarketFigures> | null = null;

  function figuresOf({ snapshot }: Pick<MarketState, 'snapshot'>): Promise<MarketFigures> {
    const cached = cache.get(snapshot);
    if (cached !== undefined) return cached;
    const rebuild = () => MarketFigures.of(snapshot);
    const figures = last?.then((before) => before.patched(snapshot), rebuild) ?? rebuild();
    cache.set(snapshot, figures);
    last = figures;
    return figures;
  }

  return {
    state: market.state,
    figures: async () => figuresOf(await market.state()),
    newestFigures: async () => figuresOf({ snapshot: await market.refresh() }),
    prepare: async (snapshot) => {
      await figuresOf({ snapshot });
    },
    list: (name, read) => cachedList(market, name, read),
  };
}

function cachedList<Rows>(market: Market, name: MarketList, read: (day: string) => Promise<Rows>) {
  let cache: { key: string; rows: Promise<Rows> } | null = null;
  return async (): Promise<Rows> => {
    const { lists, snapshot } = await market.state();
    const key = `${lists[name]} ${snapshot.day}`;
    if (cache?.key === key) return cache.rows;
    const rows = read(snapshot.day);
    cache = { key, rows };
    rows.catch(() => {
      // failures are not cached
      if (cache?.rows === rows) cache = null;
    });
    return rows;
  };
}
