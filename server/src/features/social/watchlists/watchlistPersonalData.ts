import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const watchlistPersonalData: readonly Holding[] = [
  { table: 'watchlists', title: 'watchlists', isOf: byUser },
  {
    table: 'watchlist_stocks',
    title: 'watchedStocks',
    isOf: (userId) => sql`watchlist_id in (select id from watchlists where user_id = ${userId})`,
  },
];
