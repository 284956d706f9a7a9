import type { Plan } from '@tayyib/shared/plans';
import { formatCountOf } from '@tayyib/shared/format';

/** One row of the plan comparison. */
export interface Entitlement {
  name: string;
  /** A quantity, or whether it is included. */
  of: (plan: Plan) => string | boolean;
}

/** Every row of the comparison, from the table of plans. */
export const entitlements: readonly Entitlement[] = [
  { name: 'Search, and verdicts with reasons', of: () => true },
  { name: 'Watchlists', of: ({ watchlists }) => String(watchlists) },
  { name: 'Stocks in each watchlist', of: ({ stocksPerWatchlist }) => String(stocksPerWatchlist) },
  {
    name: 'Advanced screener, full ratios, fundamentals, SWOT, peers, index stocks, CSV',
    of: ({ premium }) => premium,
  },
  { name: 'Detailed stock overview', of: ({ premium }) => premium },
  { name: 'Community', of: ({ community }) => community },
  { name: 'One-on-one Shariah consultations', of: ({ consultations }) => consultations },
];

/** The features of a plan, as short texts. */
export function givesOf({
  watchlists,
  stocksPerWatchlist,
  premium,
  community,
  consultations,
}: Plan): string[] {
  return [
    `${formatCountOf(watchlists, 'watchlist')} of ${formatCountOf(stocksPerWatchlist, 'stock')}`,
    'Search and verdicts with reasons',
    ...(premium ? ['Advanced screener, full ratios, fundamentals, SWOT, peers, index stocks, CSV'] : []),
    ...(community ? ['The community'] : []),
    ...(consultations ? ['One-on-one consultations'] : []),
  ];
}
