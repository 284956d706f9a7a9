import { planIds, plans, type Plan, type PlanId } from '@tayyib/shared/plans';

/** The cap whose fullness is told as a limit; a smaller cap is told as something a larger plan lifts. */
const largestCap = Math.max(...planIds.map((id) => plans[id].stocksPerWatchlist));

interface Fullness {
  stock_count: number;
}

/** Whether one more stock would not fit. */
export const isFull = ({ stock_count }: Fullness, stocksPerWatchlist: number) =>
  stock_count >= stocksPerWatchlist;

/** What a full watchlist shows: that it is full for good, or what a larger plan allows. */
export const noticeOfFull = (stocksPerWatchlist: number): 'limit' | 'upgrade' =>
  stocksPerWatchlist >= largestCap ? 'limit' : 'upgrade';

/** The plans that hold more than this one, smallest first. */
export function largerPlans(id: PlanId): Plan[] {
  const { watchlists, stocksPerWatchlist } = plans[id];
  return planIds
    .map((each) => plans[each])
    .filter((plan) => plan.watchlists > watchlists || plan.stocksPerWatchlist > stocksPerWatchlist);
}

/** `1 watchlist of up to 10 stocks` */
export const roomOf = ({ watchlists, stocksPerWatchlist }: Pick<Plan, 'watchlists' | 'stocksPerWatchlist'>) =>
  `${watchlists} ${watchlists === 1 ? 'watchlist' : 'watchlists'} of up to ${stocksPerWatchlist} stocks`;
