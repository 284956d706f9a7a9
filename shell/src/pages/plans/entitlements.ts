import type { Plan } from '@tayyib/shared/plans';

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** One thing a plan may give: how it is called in a table, and what a plan gives of it. */
export interface Entitlement {
  name: string;
  /** A figure, or whether it is included. */
  of: (plan: Plan) => string | boolean;
}

/** Every line of the comparison, from the one table of plans. */
export const entitlements: readonly Entitlement[] = [
  { name: 'Search, and verdicts with reasons', of: () => true },
  { name: 'Watchlists', of: ({ watchlists }) => String(watchlists) },
  { name: 'Stocks in each watchlist', of: ({ stocksPerWatchlist }) => String(stocksPerWatchlist) },
  { name: 'Premium pages and detailed ratios', of: ({ premium }) => premium },
  { name: 'Detailed stock overview', of: ({ premium }) => premium },
  { name: 'Community', of: ({ community }) => community },
  { name: 'One-on-one Shariah consultations', of: ({ consultations }) => consultations },
];

/** What a plan gives, in a few words. */
export function givesOf({
  watchlists,
  stocksPerWatchlist,
  premium,
  community,
  consultations,
}: Plan): string[] {
  return [
    `${counted(watchlists, 'watchlist')} of ${counted(stocksPerWatchlist, 'stock')}`,
    'Search and verdicts with reasons',
    ...(premium ? ['Premium pages and detailed ratios'] : []),
    ...(community ? ['The community'] : []),
    ...(consultations ? ['One-on-one consultations'] : []),
  ];
}
