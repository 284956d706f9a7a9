import type { WatchlistLimits } from '@tayyib/shared/contracts';
import { plans } from '@tayyib/shared/plans';
import type { Viewer } from '../../../plugins/session/Viewer';

/** How much the viewer's plan has room for. */
export function limitsOf({ plan }: Viewer): WatchlistLimits {
  const { watchlists, stocksPerWatchlist } = plans[plan];
  return { watchlists, stocksPerWatchlist };
}
