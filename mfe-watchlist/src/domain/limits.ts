import { planIds, plans, type Plan, type PlanId } from '@tayyib/shared/plans';

/** At this cap the limit is final; at a smaller one a larger plan is offered. */
const largestCap = Math.max(...planIds.map((id) => plans[id].stocksPerWatchlist));

/** Whether a watchlist accepts no further stock. */
export const isFull = ({ stock_count }: { stock_count: number }, stocksPerWatchlist: number) =>
  stock_count >= stocksPerWatchlist;

/** What a full watchlist shows: a final limit, or an offer of larger plans. */
export const noticeWhenFull = (stocksPerWatchlist: number): 'limit' | 'upgrade' =>
  stocksPerWatchlist >= largestCap ? 'limit' : 'upgrade';

/** The plans that include more than this one, smallest first. */
export function largerPlans(id: PlanId): Plan[] {
  const { watchlists, stocksPerWatchlist } = plans[id];
  return planIds
    .map((each) => plans[each])
    .filter((plan) => plan.watchlists > watchlists || plan.stocksPerWatchlist > stocksPerWatchlist);
}

/** `1 watchlist of up to 10 stocks` */
export const limitsLabel = ({
  watchlists,
  stocksPerWatchlist,
}: Pick<Plan, 'watchlists' | 'stocksPerWatchlist'>) =>
  `${watchlists} ${watchlists === 1 ? 'watchlist' : 'watchlists'} of up to ${stocksPerWatchlist} stocks`;
