import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const watchlistPersonalData: readonly Holding[] = [
  {
    table: 'watchlists',
    exports: ['id', 'user_id', 'title', 'status', 'position', 'created_at', 'columns', 'linked_at'],
    withholds: ['link_hash'],
    title: 'watchlists',
    isOf: byUser,
  },
  {
    table: 'watchlist_stocks',
    exports: ['watchlist_id', 'isin', 'added_at', 'position', 'note', 'tags', 'target_rupees', 'target_day'],
    withholds: [],
    title: 'watchedStocks',
    isOf: (userId) => sql`watchlist_id in (select id from watchlists where user_id = ${userId})`,
  },
];
