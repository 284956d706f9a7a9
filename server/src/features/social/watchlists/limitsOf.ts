import type { WatchlistLimits } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';
import type { Viewer } from '../../../plugins/session/Viewer';

/** The watchlist limits of the viewer's plan. */
export function limitsOf({ plan }: Viewer): WatchlistLimits {
  const { watchlists, stocksPerWatchlist } = plans[plan];
  return { watchlists, stocksPerWatchlist };
}
