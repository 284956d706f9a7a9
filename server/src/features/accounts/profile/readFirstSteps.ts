import type { FirstStepsReply } from '@tayyib/shared/contracts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { savedScreens } from '../../../database/schema/market/screensTables';
import { users } from '../../../database/schema/accounts/identityTables';
import { watchlists, watchlistStocks } from '../../../database/schema/personal/watchlistTables';

/** What an account has set up, read from the rows themselves. */
export async function readFirstSteps(db: Database, userId: string): Promise<FirstStepsReply> {
  const [account, lists, stocks, follows] = await Promise.all([
    db.$count(users, and(eq(users.id, userId), isNotNull(users.standard))),
    db.$count(watchlists, eq(watchlists.userId, userId)),
    db
      .select({ isin: watchlistStocks.isin })
      .from(watchlistStocks)
      .innerJoin(watchlists, eq(watchlists.id, watchlistStocks.watchlistId))
      .where(eq(watchlists.userId, userId))
      .limit(1),
    db.$count(savedScreens, and(eq(savedScreens.userId, userId), isNotNull(savedScreens.followedAt))),
  ]);
  return {
    standard: account > 0,
    watchlist: lists > 0,
    watchedStock: stocks.length > 0,
    followedScreen: follows > 0,
  };
}
