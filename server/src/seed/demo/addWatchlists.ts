import type { AddStocksBody } from '@tayyib/shared/contracts';
import type { Database } from '../../database/client';
import { changeWatchedStocks } from '../../features/personal/watchlists/changeWatchedStocks';
import { changeWatchlists } from '../../features/personal/watchlists/changeWatchlists';

type Remarks = Omit<AddStocksBody['stocks'][number], 'isin' | 'after'>;

/** By title and symbol, with what the owner wrote beside each stock. The first note of each list says that it is of the demo. */
const watchlists: Readonly<Record<string, Readonly<Record<string, Remarks>>>> = {
  'Everyday goods': {
    HINDUNILVR: { tags: ['core', 'dividends'], note: 'Demo note: read what "Others" in the segments is.' },
    BRITANNIA: { tags: ['too dear'], targetRupees: 5000 },
    ASIANPAINT: { tags: ['sold'], note: 'Sold in 2023; look again after the next results.' },
    ITC: {
      tags: ['exit'],
      note: 'Not compliant because of cigarettes and hotels. Plan the sale.',
    },
    NESTLEIND: { targetRupees: 1300 },
  },
  'Software exporters': {
    TCS: { tags: ['core', 'dividends'], targetRupees: 2600, note: 'Demo note: four dividends a year.' },
    INFY: { tags: ['core'], targetRupees: 1250 },
    HCLTECH: { tags: ['dividends'] },
    WIPRO: { tags: ['ask'], note: 'Interest income is not stated. Asked an advisor.' },
    TECHM: {},
    LTM: { targetRupees: 4200 },
  },
  'Energy and materials': {
    RELIANCE: { tags: ['core'] },
    ONGC: { tags: ['dividends'], targetRupees: 210 },
    TATASTEEL: { tags: ['exit'], note: 'Demo note: debt is above the limit. Half is sold.' },
    JSWSTEEL: {},
    ULTRACEMCO: { tags: ['too dear'], targetRupees: 10_500 },
  },
};

/** The symbols of all watchlists. */
export const watchedSymbols: readonly string[] = Object.values(watchlists).flatMap((stocks) =>
  Object.keys(stocks),
);

/**
 * Gives a demo account its watchlists.
 * @param count how many of them; plans differ in how many they have
 */
export async function addWatchlists(
  db: Database,
  userId: string,
  { isins, count, now }: { isins: ReadonlyMap<string, string>; count?: number; now: Date },
): Promise<void> {
  const context = { db, clock: { now: () => now } };
  const lists = changeWatchlists(context);
  const changes = changeWatchedStocks(context);
  for (const [title, listed] of Object.entries(watchlists).slice(0, count)) {
    const { id } = await lists.create(userId, title);
    const stocks = Object.entries(listed).flatMap(([symbol, remarks]) => {
      const isin = isins.get(symbol);
      return isin === undefined ? [] : [{ isin, ...remarks }];
    });
    await changes.add(userId, id, { stocks });
  }
}
