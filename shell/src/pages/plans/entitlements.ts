import { maxPriceAlerts, maxWebhooks } from '@tayyib/shared/alert-kinds';
import { planIds, plans, premiumFeatures, type Plan, type PlanId } from '@tayyib/shared/plans';
import { formatCountOf } from '@tayyib/shared/values/format';

/** One row of the plan comparison. */
export interface Entitlement {
  name: string;
  /** A quantity, or whether it is included. */
  of: (plan: Plan) => string | boolean;
}

/** Every row of the comparison, from the table of plans. */
export const entitlements: readonly Entitlement[] = [
  { name: 'Search, and verdicts with reasons', of: () => true },
  { name: 'Portfolio, purification and zakat', of: () => true },
  { name: 'Watchlists', of: ({ watchlists }) => String(watchlists) },
  { name: 'Stocks in each watchlist', of: ({ stocksPerWatchlist }) => String(stocksPerWatchlist) },
  { name: 'Price alerts at the same time', of: ({ id }) => String(maxPriceAlerts[id]) },
  {
    name: 'Webhooks that receive your alerts',
    of: ({ id }) => (maxWebhooks[id] > 0 ? String(maxWebhooks[id]) : false),
  },
  ...premiumFeatures.map((name) => ({ name, of: ({ premium }: Plan) => premium })),
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
    ...(premium ? premiumFeatures : []),
    ...(community ? ['The community'] : []),
    ...(consultations ? ['One-on-one consultations'] : []),
  ];
}

/** What a plan adds to the next smaller one, in a few words each; the comparison explains them. */
export function addsOf(id: PlanId): { smaller: Plan | null; adds: string[] } {
  const smallerId = planIds[planIds.indexOf(id) - 1];
  const smaller = smallerId === undefined ? null : plans[smallerId];
  const known = new Set(smaller ? givesOf(smaller) : []);
  const [lists = '', ...features] = givesOf(plans[id]).filter((text) => !known.has(text));
  return {
    smaller,
    adds: [
      lists,
      formatCountOf(maxPriceAlerts[id], 'price alert'),
      ...features.map((text) => text.replace(/:.*/, '')),
    ],
  };
}

/** What an account has no more when that plan ends. */
export function lostWith(plan: Plan): string[] {
  const { watchlists, stocksPerWatchlist } = plans.free;
  const kept = new Set(givesOf(plans.free));
  const [lists, ...features] = givesOf(plan).filter((text) => !kept.has(text));
  const room = `${formatCountOf(watchlists, 'watchlist')} of ${formatCountOf(stocksPerWatchlist, 'stock')}`;
  return lists === undefined
    ? features
    : [...features, `Room for more than ${room}; what is in your lists stays`];
}
