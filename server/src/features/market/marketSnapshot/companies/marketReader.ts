import type { Market } from '../createMarket';
import type { MarketList } from '../changes/listEditions';
import type { MarketState } from '../MarketState';
import type { Company } from './Company';
import type { MarketFigures } from './MarketFigures';
import { marketFigures } from './MarketFigures';

/** The market in memory as the routes of this folder read it. */
export interface MarketReader {
  state: () => Promise<MarketState>;
  /** Rows, classes and counts of the current snapshot. */
  figures: () => Promise<MarketFigures>;
  /** The same with every committed write applied, however many there are. */
  newestFigures: () => Promise<MarketFigures>;
  /** A listed company. Throws for one that the database does not list either. */
  company: (isin: string) => Promise<{ company: Company; figures: MarketFigures }>;
  /** A list stored beside the snapshot, re-read only after a write to it or on the next day. */
  list: <Rows>(name: MarketList, read: (day: string) => Promise<Rows>) => () => Promise<Rows>;
}

/** Reads a market. */
export function marketReader(market: Market): MarketReader {
  const figures = async () => (await market.current()).view(marketFigures);
  const newestFigures = async () => (await market.refresh()).view(marketFigures);
  return {
    state: market.state,
    figures,
    newestFigures,
    company: async (isin) => {
      const current = await figures();
      const company = current.company(isin);
      if (company !== undefined) return { company, figures: current };
      // just listed, together with so many others that they are still being applied
      const newest = await newestFigures();
      const found = newest.company(isin);
      if (found === undefined) throw new Error(`${isin} is listed, but missing from the market snapshot.`);
      return { company: found, figures: newest };
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
